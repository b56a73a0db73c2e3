import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { MeasureError } from '../browser/measure-error';
import { cpuTime } from '../sites/process-usage';
import type { SiteProcess } from '../sites/site-process';

export const CONNECTIONS = 10;

/** Contains the results of one load test. */
export interface Turn {
  readonly perSecond: number;
  /** Holds the server's CPU time for a page in milliseconds; it is null on systems that don't report it. */
  readonly cpu: number | null;
  /** Holds the share of the time in which the client was busy. Near 1, the client limits the result. */
  readonly clientBusy: number;
}

async function fetchPage(pool: Pool, origin: string, path: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    path,
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
  });
  await body.dump();
  if (statusCode !== 200)
    throw new MeasureError(`${origin} responded with ${statusCode} to one of many requests`);
}

/** Requests a page of a server for some seconds over connections that stay open. */
export async function runLoad({ origin, pid }: SiteProcess, seconds: number, path = '/'): Promise<Turn> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const cpuBefore = cpuTime(pid);
  const busyBefore = performance.eventLoopUtilization();
  const start = performance.now();
  let pages = 0;
  const requestRepeatedly = async () => {
    while (performance.now() - start < seconds * 1000) {
      await fetchPage(pool, origin, path);
      pages += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, requestRepeatedly));
    const took = performance.now() - start;
    const { utilization } = performance.eventLoopUtilization(busyBefore);
    const cpuAfter = cpuTime(pid);
    return {
      perSecond: (pages * 1000) / took,
      cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / pages,
      clientBusy: utilization,
    };
  } finally {
    await pool.close();
  }
}
