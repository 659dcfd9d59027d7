import { selectableBrowsers, selectableSystems } from "../hardware-info/hardware-selection";
import type { HardwareSelection } from "../hardware-info/hardware-selection";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Word } from "../hardware-info/word";
import { VariantSelect } from "./variant-select";
import * as styles from "./guide-variant.module.css";

type GuideVariantProps = Readonly<{
  selection: HardwareSelection;
  onSelect: (selection: HardwareSelection) => void;
}>;

/**
 * Says for which browser and system the steps are written, and lets the reader change it. It is a
 * form that the browser itself can send, so it works before and without the page's scripts.
 */
export function GuideVariant({ selection, onSelect }: GuideVariantProps) {
  const { os } = useHardwareInfo();
  const isKnown = Object.values<string>(selectableSystems).includes(os);
  return (
    <details className={styles.variant}>
      <summary>
        <span>
          Written for{" "}
          <b>
            <Word name="browserName" />
          </b>
          {isKnown ? (
            <>
              {" "}
              on <b>{os}</b>
            </>
          ) : null}
        </span>
        <span className={styles.change}>Change</span>
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <VariantSelect
          name="browser"
          label="Browser"
          options={selectableBrowsers}
          value={selection.browser}
          onSelect={(browser) => onSelect({ ...selection, browser })}
        />
        <VariantSelect
          name="os"
          label="System"
          options={selectableSystems}
          value={selection.os}
          onSelect={(os) => onSelect({ ...selection, os })}
        />
        <button className={styles.send}>Show these steps</button>
        <p className={styles.note}>
          The choice stands in the address of this page: send it to somebody to show them the same
          steps.
        </p>
      </form>
    </details>
  );
}
