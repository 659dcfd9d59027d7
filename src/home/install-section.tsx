import type { TextSection } from "../content-text/content-tree";
import { TypedPicture } from "../demo/list-picture";
import type { SampleTab, TypedList } from "../demo/sample-tabs";
import { Install } from "../install/install";
import { SendToComputer } from "../install/send-to-computer";
import { OtherStores } from "../install/other-stores";
import { isInStore } from "../install/store-address";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";

type InstallSectionProps = Readonly<{
  install: TextSection;
  phone: TextSection;
  sampleTabs: readonly SampleTab[];
  /** The tabs found by letters that several share. */
  list: TypedList | undefined;
}>;

/** The product once more, with the button of `Install`. */
export function InstallSection({ install, phone, sampleTabs, list }: InstallSectionProps) {
  const picture = <TypedPicture sampleTabs={sampleTabs} list={list} />;
  const common = { className: styles.end, hasOuterId: true };
  return (
    // Only one of the two is shown: the addresses of both lead there.
    <div id={install.id}>
      <div id={phone.id}>
        {isInStore() ? (
          <HomeSection {...common} section={phone} audience="phones" below={<SendToComputer />}>
            {picture}
          </HomeSection>
        ) : null}
        <HomeSection
          {...common}
          section={install}
          audience={isInStore() ? "computers" : undefined}
          below={
            <>
              <Install />
              <OtherStores />
            </>
          }
        >
          {picture}
        </HomeSection>
      </div>
    </div>
  );
}
