import type { Boundary, Outcome } from './attack';

/** Describes a row of the table. */
export interface AttackResult {
  readonly subject: string;
  readonly attack: string;
  /** Tells if it succeeded with the boundary off; null if nothing can be switched off. */
  readonly off: boolean | null;
  /** Tells if it succeeded with the boundary on, in any of the browsers; null if it could not be run. */
  readonly on: boolean | null;
  /** Explains a row that is not as it should be. */
  readonly message: string;
}

/** Describes the results of all attacks by a remote. */
export interface AttackReport {
  readonly remote: string;
  readonly results: readonly AttackResult[];
}

const hasWorked = ({ off }: AttackResult) => off !== false;

/** Returns true if no attack succeeded, and each has shown that it works where it may. */
export const isHeld = ({ results }: AttackReport): boolean =>
  results.every((result) => result.on === false && hasWorked(result));

/** Returns the row of an attack. @param outcomes Its outcomes by boundary; an Error if it could not be run. */
export function judgeAttack(
  subject: string,
  attack: string,
  outcomes: ReadonlyMap<Boundary, Outcome | Error>,
): AttackResult {
  const succeeded = (boundary: Boundary) => {
    const outcome = outcomes.get(boundary);
    return outcome !== undefined && !(outcome instanceof Error) && outcome.hasSucceeded;
  };
  const failures = [...outcomes].flatMap(([boundary, outcome]) =>
    outcome instanceof Error ? [`${boundary}: ${outcome.message}`] : [],
  );
  const off = outcomes.has('off') ? succeeded('off') : null;
  const guarded = [...outcomes].flatMap(([boundary, outcome]) => (boundary === 'off' ? [] : [outcome]));
  const hasSucceeded = guarded.some((outcome) => !(outcome instanceof Error) && outcome.hasSucceeded);
  // An attack that could not be run hasn't been stopped by anything.
  const on = !hasSucceeded && guarded.some((outcome) => outcome instanceof Error) ? null : hasSucceeded;
  const isExpected = on === false && off !== false && failures.length === 0;
  const returned = [...outcomes].flatMap(([boundary, outcome]) =>
    outcome instanceof Error || outcome.result === undefined ? [] : [`${boundary}: ${outcome.result}`],
  );
  return { subject, attack, off, on, message: isExpected ? '' : [...failures, ...returned].join('; ') };
}

const describeOff = ({ off }: AttackResult) => (off === null ? '-' : off ? 'succeeds' : 'FAILS');
const describeOn = ({ on }: AttackResult) => (on === null ? 'NOT RUN' : on ? 'SUCCEEDS' : 'stopped');
const describeRow = (result: AttackResult, widths: readonly [number, number]) =>
  [
    result.on === false && hasWorked(result) ? 'ok' : 'NO',
    result.subject.padEnd(widths[0]),
    result.attack.padEnd(widths[1]),
    describeOff(result).padEnd('boundary off'.length),
    describeOn(result),
    result.message,
  ]
    .join('  ')
    .trimEnd();

/** Returns the table of `attack` and lines with its sums. */
export function describeAttacks(report: AttackReport): string {
  const { remote, results } = report;
  const widths = [
    Math.max(...results.map(({ subject }) => subject.length)),
    Math.max(...results.map(({ attack }) => attack.length)),
  ] as const;
  const head = ['  ', ''.padEnd(widths[0]), ''.padEnd(widths[1]), 'boundary off', 'boundary on'].join('  ');
  const proven = results.filter(({ off }) => off !== null);
  const worked = proven.filter(hasWorked);
  const succeeded = results.filter(({ on }) => on);
  const missed = results.filter(({ on }) => on === null);
  return [
    head,
    ...results.map((result) => describeRow(result, widths)),
    ...(missed.length > 0 ? [`${missed.length} could not be run.`] : []),
    `${worked.length} of ${proven.length} succeeded with the boundary off.`,
    `${remote}: ${results.length} attacks, ${succeeded.length} succeeded.`,
  ].join('\n');
}
