import type { PlacedSection } from "../content-text/content-tree";
import { TypedPicture } from "../demo/list-picture";
import type { SampleTab } from "../demo/sample-tabs";
import { Follow } from "../install/follow";
import { Install } from "../install/install";
import { SendToComputer } from "../install/send-to-computer";
import { OtherStores } from "../install/other-stores";
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
  const place = { className: styles.end, isPlaced: true };
  return (
    // Only one of the two is shown: the addresses of both lead there.
    <div id={install.id}>
      <div id={phone.id}>
        {isPublished() ? (
          <>
            <HomeSection {...place} section={phone} isForPhones below={<SendToComputer />}>
              {picture}
            </HomeSection>
            <HomeSection
              {...place}
              section={install}
              isForComputers
              below={
                <>
                  <Install />
                  <OtherStores />
                </>
              }
            >
              {picture}
            </HomeSection>
          </>
        ) : (
          <HomeSection {...place} section={install} below={<Follow />}>
            {picture}
          </HomeSection>
        )}
      </div>
    </div>
  );
}
