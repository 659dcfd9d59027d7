/** @jest-environment node */
import { sectionTexts } from "../../src/content-source/markdown/entry-texts";
import { hardwareInfo } from "../../src/hardware-info/hardware-info";
import { site } from "../../src/site/site";
import { answerLabels } from "../../src/answers/answer-labels";
import { contactMail, mailAddress } from "../../src/answers/contact-mail";

const [text] = sectionTexts(
  "## {productName}: help {#mail}\n\nWhat I pressed in {browserName}:\n\nWhat I saw:\n",
);

const mailFor = (browserName: string, os: string) =>
  contactMail(text ?? { title: [], body: [] }, hardwareInfo({ browserName, os, isDesktop: true }));

test("the mail says what the writers wrote, a line each paragraph", () => {
  const { subject, body } = mailFor("Edge", "macOS");
  expect(subject).toBe(`${site.name}: help`);
  const browser = answerLabels.browser("Edge");
  expect(body.startsWith(`What I pressed in Edge:\nWhat I saw:\n\n${browser}\n`)).toBe(true);
});

test("the mail has the signs that the writers wrote, and no others", () => {
  const [mail] = sectionTexts("## Help {#mail}\n\nHello!\n\nThank you\n");
  const info = hardwareInfo({ browserName: "Edge", os: "macOS", isDesktop: true });
  expect(contactMail(mail ?? { title: [], body: [] }, info).body).toMatch(/^Hello!\nThank you\n/);
});

test("the mail writes ChromeOS as its maker does", () => {
  expect(mailFor("Chrome", "Chrome OS").body).toContain(answerLabels.system("ChromeOS"));
});

test("the address keeps every letter and uses the line ends of mail", () => {
  const address = mailAddress({ to: "a@b.example", subject: "1 & 2?", body: "x=1\ny #é" });
  expect(address).toBe("mailto:a@b.example?subject=1%20%26%202%3F&body=x%3D1%0D%0Ay%20%23%C3%A9");
});
