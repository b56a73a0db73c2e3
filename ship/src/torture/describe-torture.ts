import type { Verdict } from './judge';

/** Describes a row of the table. */
export interface TortureResult extends Verdict {
  readonly fault: string;
}

/** Describes the results of a remote for all faults. */
export interface TortureReport {
  readonly remote: string;
  /** Holds the path of the page that is opened. */
  readonly path: string;
  readonly results: readonly TortureResult[];
}

const SIGNS: Readonly<Record<Verdict['outcome'], string>> = {
  passed: 'ok',
  failed: 'NO',
  'not applicable': '--',
};

/** Returns the table of `torture` and a line with its summary. */
export function describeTorture({ remote, path, results }: TortureReport): string {
  const width = Math.max(...results.map(({ fault }) => fault.length));
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const sum = failed === 0 ? 'nobody loses more than this remote' : `${failed} of ${results.length} failed`;
  return [
    ...results.map(({ fault, outcome, message }) => `${SIGNS[outcome]}  ${fault.padEnd(width)} ${message}`),
    `${remote} on ${path}: ${sum}.`,
  ].join('\n');
}
