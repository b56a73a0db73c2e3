import { KINDS } from '../../browser/request-log';
import { tableLines } from '../../report/table';
import { KILOBYTE } from '../../report/units';
import type { Navigation } from './navigate';
import { fileName, isCode } from '../visit-route';

/** Returns a line for each navigation: the number of files of each kind, and their kilobytes. */
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

/** Returns the code and the API requests that each navigation has loaded. */
export const navigationFiles = (navigations: readonly Navigation[]) =>
  navigations.flatMap(({ to, fetched }) => {
    const code = fetched.filter(isCode).map(fileName);
    const data = fetched.filter(({ kind }) => kind === 'data').map(({ url }) => new URL(url).pathname);
    return [`  ${to}: ${[...code, ...data].join(', ') || 'nothing'}`];
  });
