import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { MailLink } from "../../src/content-text/mail-link";

test("a host that hides mail addresses in documents leaves neither the address nor the text changed", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = `<a href="/cdn-cgi/l/email-protection#1a2b">[email protected]</a>`;
  await act(async () => {
    hydrateRoot(container, <MailLink href="mailto:a@site.example">a@site.example</MailLink>);
  });
  const link = screen.getByRole("link", { name: "a@site.example" });
  expect(link).toHaveAttribute("href", "mailto:a@site.example");
});
