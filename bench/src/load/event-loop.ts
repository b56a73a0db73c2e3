import { SiteError } from '../sites/site';

const SECOND_MS = 1000;

/** Is the delay of a server's event loop since it was read the last time, in milliseconds. */
export interface EventLoopDelay {
  readonly p99: number;
  readonly max: number;
}

/** Reads a value from metrics in the text format of Prometheus. */
export function readMetric(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  const value = Number(line?.slice(name.length + 1));
  if (line === undefined || Number.isNaN(value)) throw new SiteError(`The metrics lack ${name}.`);
  return value;
}

/** Reads the delay of the event loop from the metrics of a site, which begin to count anew with each reading. */
export async function readEventLoopDelay(origin: string, token: string): Promise<EventLoopDelay> {
  const response = await fetch(new URL('/metrics', origin), {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  return {
    p99: readMetric(text, 'nodejs_eventloop_lag_p99_seconds') * SECOND_MS,
    max: readMetric(text, 'nodejs_eventloop_lag_max_seconds') * SECOND_MS,
  };
}
