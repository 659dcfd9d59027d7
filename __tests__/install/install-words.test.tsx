import { render, screen, within } from "@testing-library/react";
import { InstallLink } from "../../src/install/install-link";
import { Install } from "../../src/install/install";
import { OtherBrowsers } from "../../src/install/other-browsers";
import { installWords } from "../../src/install/install-words";
import { routes, site } from "../../src/site/site";

const storesOfOwner = { ...site.stores };
afterAll(() => Object.assign(site.stores, storesOfOwner));

const store = "https://store.example/tabdart";

function setStores(address: string | null) {
  Object.assign(site.stores, { Chrome: address, Edge: address, Opera: address });
}

/** The first link of each part, for Chrome. */
function linksForChrome() {
  const { container } = render(
    <>
      <InstallLink isShort />
      <Install />
      <OtherBrowsers />
    </>,
  );
  const calls = [...container.querySelectorAll('span[data-for="Chrome"] a')];
  const [row] = within(screen.getByRole("list", { name: installWords.list })).getAllByRole(
    "listitem",
  );
  return [...calls, ...(row?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
}

test("without a store page every label promises the setup guide only", () => {
  setStores(null);
  expect(linksForChrome()).toEqual([
    ["Setup guide", routes.gettingStarted],
    ["See how it works", routes.gettingStarted],
    ["Setup guide for Chrome", `${routes.gettingStarted}?browser=chrome`],
  ]);
  expect(
    screen.getByText(
      `${site.name} isn’t in the Chrome Web Store yet. This button opens the setup guide.`,
    ),
  ).toBeVisible();
  expect(screen.getByText("Not in Edge Add-ons yet")).toBeVisible();
  expect(screen.queryByText(/install in|^install$|add to/i)).toBeNull();
});

test("with a store page every label leads to it, and no note says otherwise", () => {
  setStores(store);
  expect(linksForChrome()).toEqual([
    ["Install", store],
    ["Add to Chrome", store],
    ["Chrome Web Store", store],
    ["Setup guide for Chrome", `${routes.gettingStarted}?browser=chrome`],
  ]);
  expect(screen.queryByText(/yet/)).toBeNull();
});
