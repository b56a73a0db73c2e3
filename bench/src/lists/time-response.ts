import { NOT_FOUND } from '../routes/public-routes';
import type { FilledSite } from './filled-site';
import { readThreads, waitedBetween } from './processor-wait';
import type { MeasuredRequest } from './requests';

const TIME_LIMIT_MS = 20_000;

/**
 * Returns the time of a response up to its last byte, without the time in which other programs used the processors.
 * Returns null if it fails.
 */
export async function timeResponse(
  site: FilledSite,
  { path: url, sender, body }: MeasuredRequest,
): Promise<number | null> {
  const token = site.tokens[sender];
  const processes = [
    { pid: site.pid, before: readThreads(site.pid) },
    { pid: process.pid, before: readThreads(process.pid), busiest: 1 },
  ];
  const start = performance.now();
  try {
    const response = await fetch(new URL(url, site.origin), {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.arrayBuffer();
    const taken = performance.now() - start;
    const isExpected =
      url === NOT_FOUND ? response.status === 404 : response.status === 200 || response.status === 201;
    if (!isExpected) return null;
    const waited = processes.map(({ pid, before, busiest }) =>
      waitedBetween(before, readThreads(pid), busiest),
    );
    return Math.max(
      0,
      waited.reduce((left, wait) => left - wait, taken),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  }
}
