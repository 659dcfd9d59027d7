import { useEffect, useMemo, useRef } from "react";
import { replaceAddressSearch, useAddressSearch } from "../layout/use-address-search";
import { useOpenAtHash } from "../layout/use-open-at-hash";
import { Content } from "../content-text/content";
import type { TextSection } from "../content-text/content-tree";
import {
  type HardwareSelection,
  selectableBrowsers,
  selectableSystems,
  selectionFromSearch,
} from "../hardware-info/hardware-selection";
import { systemName } from "../hardware-info/hardware-info";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Word } from "../hardware-info/word";
import { isInStore } from "../install/store-address";
import { SendToComputer } from "../install/send-to-computer";
import { useHydrated } from "../layout/use-hydrated";
import { routes } from "../site/site";
import { guideLabels } from "./guide-labels";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./guide-variant.module.css";

/** The selection, which the address keeps (`?browser=edge&os=macos`), and a function that changes it. */
export function useSelection() {
  const search = useAddressSearch();
  const selection = useMemo(() => selectionFromSearch(search), [search]);
  const select = ({ browser, os }: HardwareSelection) =>
    replaceAddressSearch({ browser: browser ?? "", os: os ?? "" });
  return { selection, select };
}

type GuideVariantProps = Readonly<{
  selection: HardwareSelection;
  onSelect: (selection: HardwareSelection) => void;
  /** What the choice is good for. */
  purpose: TextSection;
  /** A new object for each address that the page shows. */
  location: object;
}>;

/** Names the browser and system of the steps, to change them. Before scripts run, it is a form. */
export function GuideVariant({ selection, onSelect, purpose, location }: GuideVariantProps) {
  const { browserName, os } = useHardwareInfo();
  // After hydration a choice applies at once. Until then the reader submits the form.
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  useOpenAtHash(details, location);
  useEffect(() => {
    // What was chosen before hydration replaces what the address says.
    const inForm = [...new FormData(form.current ?? undefined)] as string[][];
    const chosen = selectionFromSearch(`${new URLSearchParams(inForm)}`);
    onSelect({ ...selectionFromSearch(window.location.search), ...chosen });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);
  const isKnown = Object.values<string>(selectableSystems).includes(os);
  return (
    <details ref={details} id={purpose.id} className={styles.variant}>
      <summary className={styles.line}>
        <span>
          {guideLabels.writtenFor}
          <b>
            <Word name="browserName" />
          </b>
          {isKnown ? (
            <span key={os}>
              {guideLabels.on}
              <b>{systemName(os)}</b>
            </span>
          ) : null}
        </span>{" "}
        <span className={styles.change} {...visibleFor.styles}>
          {guideLabels.change}
        </span>
      </summary>
      <form
        ref={form}
        className={styles.form}
        {...visibleFor.styles}
        onSubmit={(event) => event.preventDefault()}
      >
        <VariantSelect
          name="browser"
          label={guideLabels.browser}
          options={selectableBrowsers}
          value={selection.browser}
          shown={browserName}
          onSelect={(browser) => onSelect({ ...selection, browser })}
        />
        <VariantSelect
          name="os"
          label={guideLabels.system}
          options={selectableSystems}
          value={selection.os}
          shown={isKnown ? systemName(os) : ""}
          onSelect={(os) => onSelect({ ...selection, os })}
        />
        {isHydrated ? null : <button className={styles.send}>{guideLabels.send}</button>}
        <div className={styles.purpose}>
          <b>
            <Content of={purpose.title} />
          </b>{" "}
          <Content of={purpose.body} />
        </div>
      </form>
    </details>
  );
}

/** For readers with a phone, which cannot install the product: sends the guide to a computer. */
export function SendGuide() {
  return isInStore() ? (
    <div className={styles.phone} {...visibleFor.styles}>
      <SendToComputer path={routes.gettingStarted} />
    </div>
  ) : null;
}

type VariantSelectProps<Name extends string> = Readonly<{
  name: string;
  label: string;
  options: Readonly<Record<Name, string>>;
  value: Name | undefined;
  /** What the steps are written for; empty for unknown. */
  shown: string;
  onSelect: (name: Name | undefined) => void;
}>;

/** A select of named variants, with automatic detection as the first option. */
function VariantSelect<Name extends string>({
  name,
  label,
  options,
  value,
  shown,
  onSelect,
}: VariantSelectProps<Name>) {
  const names = Object.keys(options) as Name[];
  return (
    <label className={styles.choice}>
      {label}
      <select
        name={name}
        value={value ?? ""}
        onChange={({ target }) => onSelect(names.find((option) => option === target.value))}
      >
        <option key={shown} value="">
          {value === undefined && shown ? guideLabels.isDetected(shown) : guideLabels.detected}
        </option>
        {names.map((option) => (
          <option key={option} value={option}>
            {systemName(options[option])}
          </option>
        ))}
      </select>
    </label>
  );
}
