import * as styles from "./variant-select.module.css";

type VariantSelectProps<Name extends string> = Readonly<{
  name: string;
  label: string;
  options: Readonly<Record<Name, string>>;
  value: Name | undefined;
  onSelect: (name: Name | undefined) => void;
}>;

/** A choice among named variants, or "as detected". */
export function VariantSelect<Name extends string>({
  name,
  label,
  options,
  value,
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
        <option value="">This computer’s</option>
        {names.map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
