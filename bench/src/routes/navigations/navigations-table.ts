import { KINDS } from '../../browser/request-log';
import { tableLines } from '../../report/table';
import { KILOBYTE } from '../../report/units';
import type { Navigation } from './navigate';
import { fileName, isCode } from '../visit-route';

/** A line for every way: how many files of each kind it fetched, and their kilobytes. */
export const navigationsTable = (navigations: readonly Navigation[]) =>
  tableLines(
    ['from', 'to', ...KINDS, 'KB', 'heading after'],
    navigations.map(({ from, to, fetched, shownAfter }) => [
      from,
      to,
      ...KINDS.map((kind) => String(fetched.filter((request) => request.kind === kind).length)),
      (fetched.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE).toFixed(1),
      `${shownAfter} ms`,
    ]),
  );

/** Which code and which calls each way fetched. */
export const navigationFiles = (navigations: readonly Navigation[]) =>
  navigations.flatMap(({ to, fetched }) => {
    const code = fetched.filter(isCode).map(fileName);
    const data = fetched.filter(({ kind }) => kind === 'data').map(({ url }) => new URL(url).pathname);
    return [`  ${to}: ${[...code, ...data].join(', ') || 'nothing'}`];
  });
