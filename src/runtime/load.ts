// A door of this room: loads what a visitor has asked for.
import { withPrefix } from "gatsby";
import { reloadAfterFailure } from "./update/build-update";
import { currentBuild, withTimeout } from "./document";

export { reloadAfterFailure };

/** How long a visitor waits for what they have asked for, in milliseconds. */
export const demandLimit = 10_000;

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const known = await withTimeout(answer, demandLimit);
  if (known === undefined) throw new DOMException("No answer in time", "TimeoutError");
  return known;
}

/**
 * Imports the script of a feature, and tries twice. A deploy may have removed it: if somebody has asked
 * for the feature, the page then reloads, once in 10 s, and only if the server answers. Otherwise it
 * rejects. A load that takes 10 s rejects, too, without a reload.
 */
export async function loadFeature<Feature>(
  load: () => Promise<Feature>,
  isRequested = true,
): Promise<Feature> {
  try {
    return await inTime(load().catch(load));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (isRequested && !isLate && (await reloadAfterFailure())) return new Promise(() => {});
    throw error;
  }
}

/** Reads a JSON file. Rejects if that fails, or after 10 s; the next call asks again. */
export async function fetchJson<Data>(path: string): Promise<Data> {
  // With the build id, as page data is: the worker answers from that build while it keeps it.
  const read = async () => {
    const answer = await fetch(`${withPrefix(path)}?${currentBuild() ?? ""}`);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer.json() as Promise<Data>;
  };
  return inTime(read());
}
