import "../support/text-encoder";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { GuideVariant, useSelection } from "../../src/getting-started/guide-variant";
import { guideLabels } from "../../src/getting-started/guide-labels";
import {
  HardwareInfoProvider,
  SelectedHardware,
} from "../../src/hardware-info/hardware-info-provider";

const purpose = { id: "for-somebody-else", title: ["Helping someone else?"], body: [] };

function Guide() {
  const { selection, select } = useSelection();
  return (
    <HardwareInfoProvider>
      <SelectedHardware selection={selection}>
        <GuideVariant
          selection={selection}
          onSelect={select}
          purpose={purpose}
          location={location}
        />
      </SelectedHardware>
    </HardwareInfoProvider>
  );
}

test("a browser chosen before hydration stays chosen, beside what the address says", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Guide />);
  history.replaceState(null, "", "/getting-started?os=macos");
  const browser = screen.getByLabelText<HTMLSelectElement>(guideLabels.browser);
  browser.value = "opera";
  await act(async () => void hydrateRoot(place, <Guide />));
  expect(screen.getByLabelText(guideLabels.browser)).toBe(browser);
  expect(browser).toHaveValue("opera");
  expect(location.search).toBe("?os=macos&browser=opera");
  const written = place.querySelector("summary span")?.textContent;
  expect(written).toBe(`${guideLabels.writtenFor}Opera${guideLabels.on}macOS`);
});
