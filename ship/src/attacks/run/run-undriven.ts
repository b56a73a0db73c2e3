import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireBrowser } from '../../browser/open-browser';
import type { Attack, Boundary, Outcomes } from '../attack';
import type { Arena } from '../hostile/open-arena';
import { attackUrl } from './open-context';

/** A page needs a second or two, and a hint is followed at once; one that must succeed has the time of a busy machine. */
const VISIT_MS = { on: 8_000, off: 60_000 };
const POLL_MS = 200;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];

/**
 * Runs attacks by a visit with a whole browser that nobody drives, because driven ones and shells don't prepare for
 * pages. The browser's own log tells which names it looked up.
 */
export async function runUndriven(
  { collector, origins, isolated }: Arena,
  attacks: readonly Attack[],
  boundary: Boundary,
): Promise<Outcomes> {
  const names = attacks.map(({ name }) => name);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-net-log-'));
  const log = path.join(folder, 'log.json');
  const files = [`--user-data-dir=${path.join(folder, 'profile')}`, `--log-net-log=${log}`];
  const url = origins[boundary] + attackUrl(isolated.remote, names, boundary);
  const browser = spawn(await requireBrowser(), [...FLAGS, ...files, url], { stdio: 'ignore' });
  const hasEnded = new Promise((resolve) => browser.once('exit', resolve));
  const wasReached = (name: string) =>
    name === 'dns-prefetch'
      ? existsSync(log) && readFileSync(log, 'utf8').includes('secret.dns-prefetch.test')
      : collector.wasReached(boundary, name);
  try {
    const ends = Date.now() + VISIT_MS[boundary === 'off' ? 'off' : 'on'];
    while (Date.now() < ends && !names.every(wasReached)) await pause(POLL_MS);
    browser.kill('SIGTERM');
    await hasEnded;
    return new Map(names.map((name) => [name, { hasSucceeded: wasReached(name) }]));
  } finally {
    // The processes of the browser write into its profile for a moment longer.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
