/** A fault that was put into the code, and what became of it. */
export interface TriedFault {
  readonly fileName: string;
  readonly line: number;
  /** What kind of fault it is, in Stryker's words. */
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Reads a log of results, of which the last line may be broken off. */
export function readResultLog(log: string): TriedFault[] {
  const complete = log.slice(0, log.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TriedFault);
}

/** What the tests noticed of the faults that can count: one that doesn't even compile says nothing of them. */
export function scoreOf(faults: readonly TriedFault[]) {
  const unnoticed = faults.filter(({ status }) => UNNOTICED.includes(status));
  const tried = unnoticed.length + faults.filter(({ status }) => NOTICED.includes(status)).length;
  return { tried, unnoticed, percent: tried === 0 ? 100 : (100 * (tried - unnoticed.length)) / tried };
}
