import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { SiteError } from '../sites/site';

const START_LIMIT_MS = 300_000;
/** Two more ports after this one are used, by the gallery and the server. */
const PORT = 8470;
const READY = 'Pages can be opened';

/** Describes `npm run dev` while it runs. */
export interface DevSite {
  readonly origin: string;
  /** Holds the seconds from the command to the first page that can be opened. */
  readonly startSeconds: number;
  /** Returns the memory of all its processes, in megabytes (Linux only). */
  readonly countMegabytes: () => number;
  readonly stop: () => Promise<void>;
}

const PROPORTIONAL = /^Pss:\s+(\d+) kB$/m;

/** Returns the share of memory that the processes of a group hold: pages that they share count once. */
function sumMegabytes(group: number): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, , processGroup] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(processGroup) !== group) continue;
      kilobytes += Number(PROPORTIONAL.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

/** Starts `npm run dev` for one remote on a data folder. */
export async function startDevSite(
  root: string,
  remote: string,
  settings: Readonly<Record<string, string>>,
): Promise<DevSite> {
  const started = performance.now();
  const child = spawn(process.execPath, ['ship/bootstrap.mjs', 'dev', remote], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...settings, PORT: String(PORT), RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const limit = setTimeout(
      () => reject(new SiteError(`The site did not start:\n${output}`)),
      START_LIMIT_MS,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (!output.includes(READY)) return;
      clearTimeout(limit);
      resolve();
    });
    void ended.then(() => reject(new SiteError(`The site did not start:\n${output}`)));
  });
  const group = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${PORT}`,
    startSeconds: (performance.now() - started) / 1000,
    countMegabytes: () => sumMegabytes(group),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
