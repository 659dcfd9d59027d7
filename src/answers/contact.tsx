import { CopyButton } from "../clipboard/copy-button";
import { Content } from "../content-text/content";
import type { TextSection } from "../content-text/content-tree";
import { useHardwareDetection } from "../hardware-info/hardware-info-provider";
import * as prose from "../content-text/prose.module.css";
import { answerLabels } from "./answer-labels";
import { contactMail, mailAddress } from "./contact-mail";
import * as styles from "./contact.module.css";

type ContactProps = Readonly<{ section: TextSection; mailText: TextSection }>;

/** The contact section, with a preview of an email draft that names the visitor's browser and system. */
export function Contact({ section, mailText }: ContactProps) {
  const { info, isDetected } = useHardwareDetection();
  // Until the visitor's browser is known, the draft asks for it. The browser of a phone is not the one with the product.
  const isKnown = isDetected && info.isDesktop;
  const mail = contactMail(mailText, isKnown ? info : { ...info, browserName: "", os: "" });
  return (
    <section className={styles.contact} id={section.id} aria-labelledby="contact-title">
      <div className={styles.words}>
        <h2 id="contact-title">
          <Content of={section.title} />
        </h2>
        <div className={prose.prose}>
          <Content of={section.body} />
        </div>
      </div>
      <div className={styles.mail} id={mailText.id}>
        <p className={styles.preview}>{answerLabels.preview}</p>
        <dl>
          <dt>{answerLabels.to}</dt>
          <dd>{mail.to}</dd>
          <dt>{answerLabels.subject}</dt>
          <dd>{mail.subject}</dd>
        </dl>
        <pre>{mail.body}</pre>
        <div className={styles.actions}>
          <a className={styles.start} href={mailAddress(mail)}>
            {answerLabels.openDraft}
          </a>{" "}
          <CopyButton
            label={answerLabels.copyDraft}
            what={answerLabels.draftSuffix}
            text={() => `${mail.to}\n${mail.subject}\n\n${mail.body}`}
          />
        </div>
      </div>
    </section>
  );
}
