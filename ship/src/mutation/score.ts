/** Describes a mutant and its result. */
export interface TriedFault {
  readonly fileName: string;
  readonly line: number;
  /** Stryker's name for the kind of mutant. */
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Reads a log of results. Its last line may be incomplete. */
export function readResultLog(log: string): TriedFault[] {
  const complete = log.slice(0, log.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TriedFault);
}

/** Computes the share of mutants that the tests notice. Mutants that don't compile aren't counted. */
export function scoreOf(faults: readonly TriedFault[]) {
  const unnoticed = faults.filter(({ status }) => UNNOTICED.includes(status));
  const tried = unnoticed.length + faults.filter(({ status }) => NOTICED.includes(status)).length;
  return { tried, unnoticed, percent: tried === 0 ? 100 : (100 * (tried - unnoticed.length)) / tried };
}
