/** What a runner counted. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Of a runner that didn't even start. */
export const BROKEN: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** A field of a runner's report as a number; 0 for anything else. */
export const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const counted = ({ passed, failed }: Outcome) => `${passed} passed, ${failed} failed`;

/** Prints what each runner counted and one line that adds it up; the process exits with 1 where anything failed. */
export function reportOutcomes(outcomes: readonly (readonly [name: string, outcome: Outcome])[]): void {
  const total = outcomes.reduce(
    (sum, [, { passed, failed, skipped }]) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  for (const [name, outcome] of outcomes)
    console.log(`${name}: ${counted(outcome)}, ${outcome.skipped} skipped`);
  console.log(counted(total) + (total.skipped > 0 ? `, ${total.skipped} skipped` : ''));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
