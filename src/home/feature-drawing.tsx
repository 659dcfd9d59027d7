import type { ReactNode } from "react";
import * as styles from "./feature-drawing.module.css";

/** One row of a drawn list: an icon and a bar for the title. The selected row has the accent colour. */
function Row({
  y,
  width,
  isChosen = false,
}: Readonly<{ y: number; width: number; isChosen?: boolean }>) {
  return (
    <>
      {isChosen ? (
        <rect className={styles.wash} x="4" y={y - 7} width="104" height="14" rx="3" />
      ) : null}
      <rect
        className={isChosen ? styles.accent : styles.soft}
        x="10"
        y={y - 3}
        width="6"
        height="6"
        rx="1.5"
      />
      <rect
        className={isChosen ? styles.ink : styles.soft}
        x="22"
        y={y - 1.5}
        width={width}
        height="3"
        rx="1.5"
      />
    </>
  );
}

function Frame({
  x,
  y,
  width,
  height,
}: Readonly<{ x: number; y: number; width: number; height: number }>) {
  return (
    <>
      <rect className={styles.sheet} x={x} y={y} width={width} height={height} rx="5" />
      <path className={styles.line} d={`M${x} ${y + 11}h${width}`} />
      <rect className={styles.soft} x={x + 6} y={y + 4} width="16" height="3" rx="1.5" />
    </>
  );
}

const drawings: Readonly<Record<string, ReactNode>> = {
  "type-to-filter": (
    <>
      <rect className={styles.sheet} x="1" y="8" width="110" height="22" rx="6" />
      <text className={styles.typed} x="10" y="23">
        bow
      </text>
      <path className={styles.caret} d="M37 13v12" />
      <rect className={styles.soft} x="10" y="44" width="28" height="3" rx="1.5" />
      <rect className={styles.accent} x="42" y="44" width="16" height="3" rx="1.5" />
      <rect className={styles.soft} x="62" y="44" width="34" height="3" rx="1.5" />
    </>
  ),
  "recent-first": (
    <>
      <Row y={11} width={52} />
      <Row y={30} width={70} isChosen />
      <Row y={49} width={40} />
    </>
  ),
  "keys-only": (
    <>
      {["↑", "↓", "Enter", "Esc"].map((key, index) => {
        const width = [20, 20, 34, 26][index] ?? 20;
        const x = [1, 25, 49, 87][index] ?? 0;
        return (
          <g key={key}>
            <rect className={styles.sheet} x={x} y="18" width={width} height="24" rx="4" />
            <path className={styles.line} d={`M${x + 3} 39h${width - 6}`} />
            <text className={styles.key} x={x + width / 2} y="33">
              {key}
            </text>
          </g>
        );
      })}
    </>
  ),
  "all-windows": (
    <>
      <Frame x={1} y={3} width={68} height={40} />
      <Frame x={42} y={16} width={69} height={40} />
      <rect className={styles.accent} x="50" y="36" width="34" height="4" rx="2" />
      <rect className={styles.soft} x="50" y="45" width="46" height="3" rx="1.5" />
    </>
  ),
  "on-this-device": (
    <>
      <rect className={styles.sheet} x="18" y="6" width="76" height="40" rx="5" />
      <path className={styles.line} d="M8 52h96" />
      <path className={styles.stroke} d="M68 26a12 12 0 1 1-4-9" />
      <path className={styles.accent} d="m69 11-1 9-8-4z" />
    </>
  ),
  "private-windows": (
    <>
      <Frame x={1} y={3} width={68} height={40} />
      <rect className={styles.dashed} x="42" y="16" width="69" height="40" rx="5" />
      <path className={styles.stroke} d="M70 38v-4a6.5 6.5 0 0 1 13 0v4" />
      <rect className={styles.accent} x="67" y="37" width="19" height="13" rx="3" />
    </>
  ),
};

/** The drawing of a feature; renders nothing for a feature without one. */
export function FeatureDrawing({ slug }: Readonly<{ slug: string }>) {
  const drawing = drawings[slug];
  return drawing === undefined ? null : (
    <svg className={styles.drawing} width="114" height="58" viewBox="0 0 114 58" aria-hidden="true">
      {drawing}
    </svg>
  );
}
