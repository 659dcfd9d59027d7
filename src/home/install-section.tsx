import type { PlacedSection } from "../content-text/content-tree";
import { TypedPicture } from "../demo/list-picture";
import type { SampleTab } from "../demo/sample-tabs";
import * as device from "../install/device.module.css";
import { Follow } from "../install/follow";
import { Install } from "../install/install";
import { SendToComputer } from "../install/send-to-computer";
import { isPublished } from "../install/store-address";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";
import { homeWords } from "./home-words";

type InstallSectionProps = Readonly<{
  install: PlacedSection;
  phone: PlacedSection;
  sampleTabs: readonly SampleTab[];
}>;

/**
 * The one thing to press for somebody who was won, and the product once more: the install button on a
 * computer, the share button on a phone; before there is a store, how to follow the product.
 */
export function InstallSection({ install, phone, sampleTabs }: InstallSectionProps) {
  const picture = <TypedPicture sampleTabs={sampleTabs} typed={homeWords.endTyped} rows={3} />;
  return (
    // Once there is a store, only one of the two is shown: the addresses of both lead there.
    <div id={install.id}>
      <div id={phone.id}>
        <HomeSection
          section={phone}
          className={styles.end}
          isForPhones
          isPlaced
          below={<SendToComputer />}
        >
          {isPublished() ? picture : null}
        </HomeSection>
        <HomeSection
          section={install}
          className={`${styles.end} ${isPublished() ? device.onComputer : ""}`}
          isPlaced
          below={isPublished() ? <Install /> : <Follow />}
        >
          {picture}
        </HomeSection>
      </div>
    </div>
  );
}
