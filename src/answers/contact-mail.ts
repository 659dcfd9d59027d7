import type { HardwareInfo } from "../hardware-info/hardware-info";
import { site } from "../site/site";

export type ContactMail = Readonly<{ to: string; subject: string; body: string }>;

const unknown = "(please fill in)";

/** The mail that a visitor in need of help would write, with what most answers depend on. */
export function contactMail({ browserName, os }: HardwareInfo): ContactMail {
  return {
    to: site.contactAddress,
    subject: `${site.name}: a question`,
    body: [
      "What I pressed:",
      "What I expected:",
      "What I saw:",
      "",
      `Browser: ${browserName || unknown}`,
      `System: ${os || unknown}`,
    ].join("\n"),
  };
}

/** The address that opens a mail in the visitor's own mail program (RFC 6068). */
export function mailAddress({ to, subject, body }: ContactMail): string {
  const lines = body.replace(/\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
