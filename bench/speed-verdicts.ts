import type { Measured } from "./measure-rounds";
import { judge, type Verdict } from "./verdict";
import type { Visit } from "./visits";

const perVisit = [
  { measure: "LCP", unit: "ms", atMost: 1.1, perTwin: true, read: (v) => v.first.largestPaint },
  {
    measure: "LCP, second visit",
    unit: "ms",
    atMost: 1.25,
    perTwin: true,
    read: (v) => v.secondPaint,
  },
  { measure: "CLS", unit: "", atMost: 0, read: (v) => v.first.layoutShift },
  { measure: "TBT", unit: "ms", atMost: 0, read: (v) => v.first.blockingTime },
  {
    measure: "longest task, 0 for none over 50",
    unit: "ms",
    atMost: 50,
    read: (v) => v.first.longestTask,
  },
  {
    measure: "transferred at load",
    unit: "KiB",
    atMost: 140,
    read: (v) => v.first.bytesAtLoad / 1024,
  },
  { measure: "and with preloads and worker", unit: "KiB", read: (v) => v.first.bytesInAll / 1024 },
] as const satisfies readonly Readonly<{
  measure: string;
  unit: Verdict["unit"];
  atMost?: number;
  perTwin?: boolean;
  read: (visit: Visit) => number;
}>[];

/** What was measured against what the site promises. */
export function speedVerdicts({ visits, clicks }: Measured): readonly Verdict[] {
  const ofPages = [...visits].flatMap(([subject, { site, twin }]) =>
    perVisit.map(({ read, ...rest }) =>
      judge({ subject, ...rest, site: site.map(read), twin: twin.map(read) }),
    ),
  );
  return [
    ...ofPages,
    judge({
      ...{ subject: "taps", measure: "next heading painted", unit: "ms", atMost: 100 },
      site: clicks.site.map((click) => click.nextHeading),
      twin: clicks.twin.map((click) => click.nextHeading),
    }),
    judge({
      ...{ subject: "taps", measure: "event time", unit: "ms", atMost: 64 },
      site: clicks.site.map((click) => click.event),
    }),
  ];
}
