import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/page";
import { Follow } from "../install/follow";
import { Install } from "../install/install";
import { OtherBrowsers } from "../install/other-browsers";
import { isPublished } from "../install/store-address";
import * as prose from "../content-text/prose.module.css";
import * as styles from "./install-section.module.css";
import * as sections from "./section.module.css";

type InstallSectionProps = Readonly<{ desktop: PlacedSection; mobile: PlacedSection }>;

/** How to get the product: the install buttons on a computer, a share button on a phone. */
export function InstallSection({ desktop, mobile }: InstallSectionProps) {
  return (
    <div className={sections.section}>
      <InstallText section={desktop} className={styles.desktop}>
        {isPublished() ? <OtherBrowsers hasGuide /> : <Follow />}
      </InstallText>
      <InstallText section={mobile} className={styles.mobile} />
    </div>
  );
}

type InstallTextProps = Readonly<{
  section: PlacedSection;
  className: string | undefined;
  children?: ReactNode;
}>;

function InstallText({ section, className = "", children }: InstallTextProps) {
  return (
    <section
      className={`${sections.split} ${className}`}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
    >
      <h2 id={`${section.id}-title`}>
        <Content of={section.title} />
      </h2>
      <div className={styles.text}>
        <div className={prose.prose}>
          <Content of={section.body} />
        </div>
        <Install />
        {children}
      </div>
    </section>
  );
}
