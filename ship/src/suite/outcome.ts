/** Describes the counts of a test runner. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The outcome of a runner that failed to start. */
export const BROKEN: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** Returns a field of a runner's report as a number, or 0 if it isn't one. */
export const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const counted = ({ passed, failed }: Outcome) => `${passed} passed, ${failed} failed`;

/** Prints the counts of each runner and their sum. The process exits with 1 if anything failed. */
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
