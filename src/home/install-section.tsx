import type { PlacedSection } from "../content-text/content-tree";
import { TypedPicture } from "../demo/list-picture";
import type { SampleTab, TypedList } from "../demo/sample-tabs";
import { Follow } from "../install/follow";
import { Install } from "../install/install";
import { SendToComputer } from "../install/send-to-computer";
import { OtherStores } from "../install/other-stores";
import { isPublished } from "../install/store-address";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";

type InstallSectionProps = Readonly<{
  install: PlacedSection;
  phone: PlacedSection;
  sampleTabs: readonly SampleTab[];
  /** Of letters that several tabs have. */
  list: TypedList | undefined;
}>;

/**
 * The one thing to press for somebody who was won, and the product once more: the install button on a
 * computer, the share button on a phone; before there is a store, how to follow the product.
 */
export function InstallSection({ install, phone, sampleTabs, list }: InstallSectionProps) {
  const picture = <TypedPicture sampleTabs={sampleTabs} list={list} rows={3} />;
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
