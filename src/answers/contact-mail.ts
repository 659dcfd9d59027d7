import { type HardwareInfo, systemName } from "../hardware-info/hardware-info";
import { hardwareWords } from "../hardware-info/words-by-name";
import { nodesIn, type TextSection, plainText } from "../content-text/content-tree";
import { site } from "../site/site";
import { answerLabels } from "./answer-labels";

export type ContactMail = Readonly<{ to: string; subject: string; body: string }>;

/** The draft of a support email: the writers' text, then the visitor's browser and system. */
export function contactMail(
  text: Pick<TextSection, "title" | "body">,
  info: HardwareInfo,
): ContactMail {
  const words = hardwareWords(info);
  return {
    to: site.contactAddress,
    subject: plainText(text.title, words),
    body: [
      ...text.body.map((paragraph) => plainText(nodesIn(paragraph), words)),
      "",
      answerLabels.browser(info.browserName),
      answerLabels.system(systemName(info.os)),
    ].join("\n"),
  };
}

/** The `mailto:` address that opens the draft in the visitor's email app (RFC 6068). */
export function mailAddress({ to, subject, body }: ContactMail): string {
  const lines = body.replace(/\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
