import { Pool } from 'undici';
import { percentile } from '../browser/metrics';
import { cpuTime } from '../sites/process-usage';
import type { SiteProcess } from '../sites/site-process';
import type { LoadKind, LoadRequest } from './load-requests';

/** Is longer than the line of 500 sign-ins takes, each of which hashes a password. */
const TIME_LIMIT_MS = 120_000;
const MAX_NAMED_FAILURES = 3;

/** Contains the results of requests over a number of connections that stay open. */
export interface LoadTurn {
  readonly requests: number;
  readonly perSecond: number;
  /** Are times from sending a request to the last byte of its response, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Is the CPU time of the server's process for a request in milliseconds; null where no system reports it. */
  readonly cpu: number | null;
  readonly failures: number;
  /** Describes the first failures. */
  readonly failed: readonly string[];
}

/** Says when to stop: after a time, or after a number of requests. */
export type LoadEnd = { readonly seconds: number } | { readonly total: number };

/** Sends one request and reads its response. Rejects unless it succeeded. */
export async function sendRequest(pool: Pool, { path, body, token, from }: LoadRequest): Promise<string> {
  const response = await pool.request({
    path,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br',
      ...(from && { 'x-forwarded-for': from }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { statusCode } = response;
  if (statusCode >= 200 && statusCode < 300) {
    await response.body.dump({ limit: Infinity });
    return String(statusCode);
  }
  throw new Error(`${statusCode} ${(await response.body.text()).slice(0, 100)}`);
}

export const openPool = (origin: string, connections: number): Pool =>
  new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: TIME_LIMIT_MS,
    bodyTimeout: TIME_LIMIT_MS,
  });

/** Asks a site over this many connections at once. Each sends its next request when it has the response to the last. */
export async function sendLoad(
  { origin, pid }: SiteProcess,
  kind: LoadKind,
  connections: number,
  end: LoadEnd,
): Promise<LoadTurn> {
  const pool = openPool(origin, connections);
  const times: number[] = [];
  const failed: string[] = [];
  let failures = 0;
  let begun = 0;
  const cpuBefore = cpuTime(pid);
  const start = performance.now();
  const isOver = () =>
    'total' in end ? begun >= end.total : performance.now() - start >= end.seconds * 1000;
  const sendRepeatedly = async () => {
    while (!isOver()) {
      begun += 1;
      const request = kind.next();
      const sentAt = performance.now();
      try {
        await sendRequest(pool, request);
        times.push(performance.now() - sentAt);
      } catch (error) {
        failures += 1;
        if (failed.length < MAX_NAMED_FAILURES) failed.push(`${request.path}: ${String(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, sendRepeatedly));
    const seconds = (performance.now() - start) / 1000;
    const cpuAfter = cpuTime(pid);
    return {
      requests: begun,
      perSecond: times.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / Math.max(1, begun),
      failures,
      failed,
    };
  } finally {
    await pool.close();
  }
}
