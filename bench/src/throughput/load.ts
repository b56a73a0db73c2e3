import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { MeasureError } from '../browser/measure-error';
import type { SiteProcess } from '../sites/site-process';

export const CONNECTIONS = 10;

/** What one turn came to. */
export interface Turn {
  readonly perSecond: number;
  /** Milliseconds of CPU time the server spent on a page; null where the system doesn't tell. */
  readonly cpu: number | null;
  /** The share of the turn in which the client itself was busy: near 1 it is the client that is measured. */
  readonly clientBusy: number;
}

const TICK_MS = 10;

/** Milliseconds of CPU time a process has used, by Linux's own account. */
async function cpuTime(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name of the program comes second, in brackets, and may hold blanks.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null;
}

async function fetchHome(pool: Pool, origin: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    path: '/',
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
  });
  await body.dump();
  if (statusCode !== 200)
    throw new MeasureError(`${origin} responded with ${statusCode} to one of many requests`);
}

/** Asks a server for its home page for some seconds, over connections that stay open. */
export async function putLoadOn({ origin, pid }: SiteProcess, seconds: number): Promise<Turn> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const cpuBefore = await cpuTime(pid);
  const busyBefore = performance.eventLoopUtilization();
  const start = performance.now();
  let pages = 0;
  const askOnAndOn = async () => {
    while (performance.now() - start < seconds * 1000) {
      await fetchHome(pool, origin);
      pages += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askOnAndOn));
    const took = performance.now() - start;
    const { utilization } = performance.eventLoopUtilization(busyBefore);
    const cpuAfter = await cpuTime(pid);
    return {
      perSecond: (pages * 1000) / took,
      cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / pages,
      clientBusy: utilization,
    };
  } finally {
    await pool.close();
  }
}
