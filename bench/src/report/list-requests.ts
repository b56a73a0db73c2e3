import type { LoggedRequest } from '../browser/request-log';
import { sinceStart } from '../browser/visit';
import { kilobytes, milliseconds } from './units';

/** Prints the requests of a visit in order. */
export function listRequests(name: string, log: readonly LoggedRequest[]): void {
  console.log(`\n${name}`);
  for (const { url, kind, start, end, bytes } of log) {
    const times = [start, end ?? start].map((time) => milliseconds(sinceStart(log, time)).padStart(9));
    const { pathname, search } = new URL(url);
    console.log(
      `  ${times.join('')} ${kind.padEnd(9)}${kilobytes(bytes).padStart(10)}  ${pathname}${search}`,
    );
  }
}
