import { createMatcher } from "../search-list/create-matcher";
import { fold } from "../search-list/fold";
import { manyTabsCount, type SampleTab } from "./sample-tabs";

const subjects =
  "Weather in|Map of|Shops in|Museums in|Concerts in|Bookshops in|Walks around|Markets in|Swimming in|Bakeries in|Hotels in".split(
    "|",
  );
const cities =
  "Porto Oslo Bergen Ghent Turin Malmö Graz Cork Leeds Nantes Split Basel Kraków Tartu Riga Gdańsk Bilbao Aarhus Utrecht Siena Lille Brno Pécs Turku Évora Trieste Galway".split(
    " ",
  );

/** Returns a function that finds tabs by title and address. */
export function tabMatcher<Tab extends Pick<SampleTab, "title" | "address">>(tabs: readonly Tab[]) {
  return createMatcher(tabs, ({ title, address }) => ({ title, detail: address }));
}

/** The sample tabs, followed by enough made-up ones to make 300. */
export function manyTabs(sampleTabs: readonly SampleTab[]): readonly SampleTab[] {
  const made = Array.from({ length: manyTabsCount - sampleTabs.length }, (_, index): SampleTab => {
    // No pair comes twice: the lengths of the lists, 11 and 27, have no common divisor.
    const subject = subjects[index % subjects.length] ?? "";
    const city = cities[index % cities.length] ?? "";
    return {
      order: sampleTabs.length + index,
      window: index % 9 === 8 ? "private" : String(1 + (index % 2)),
      title: `${subject} ${city}`,
      address: `${subject.split(" ")[0]?.toLowerCase()}.example/${fold(city)}`,
    };
  });
  return [...sampleTabs, ...made];
}
