import type { PlacedSection } from "../content-text/content-tree";
import { Follow } from "../install/follow";
import { InstallLink } from "../install/install-link";
import { OtherBrowsers } from "../install/other-browsers";
import { SendToComputer } from "../install/send-to-computer";
import { isPublished } from "../install/store-address";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";

type InstallSectionProps = Readonly<{ install: PlacedSection; phone: PlacedSection }>;

/** How to get the product: the stores on a computer, a share button on a phone; or how to follow it. */
export function InstallSection({ install, phone }: InstallSectionProps) {
  return (
    <>
      <HomeSection section={phone} className={`${styles.split} ${styles.mobile}`}>
        <SendToComputer />
      </HomeSection>
      <HomeSection section={install} className={`${styles.split} ${styles.beside}`}>
        {isPublished() ? (
          <div className={`${styles.text} ${styles.desktop}`}>
            <InstallLink />
            <OtherBrowsers hasGuide />
          </div>
        ) : (
          <Follow />
        )}
      </HomeSection>
    </>
  );
}
