/** A step of a Gatsby build as its log names it. */
export type BuildStep = Readonly<{ name: string; seconds: number }>;

/** The steps that a build's log reports with their times. */
export function buildSteps(log: string): readonly BuildStep[] {
  return log.split(/\r?\n/).flatMap((line) => {
    const [, name, seconds] = /^success (.+?) - ([\d.]+)s/.exec(line) ?? [];
    return name !== undefined && seconds !== undefined ? [{ name, seconds: Number(seconds) }] : [];
  });
}
