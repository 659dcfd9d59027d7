import { useSyncExternalStore } from "react";
import { ownBuild } from "../update/own-build";

const readBuildId = (): string => ownBuild() ?? "";
const buildIdOfStaticHtml = (): string => "";
const neverChanges = () => () => {};

/**
 * The id of the build that wrote this document, from its own meta tag: were it compiled into a
 * script, every build would rename that script.
 */
export function BuildName() {
  const id = useSyncExternalStore(neverChanges, readBuildId, buildIdOfStaticHtml);
  return (
    <>
      Build <span>{id === "" ? "…" : id.slice(0, 12)}</span>
    </>
  );
}
