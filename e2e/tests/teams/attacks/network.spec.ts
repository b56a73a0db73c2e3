import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '@narthex/ship/find-browser';
import { chromium, expect } from '@playwright/test';
import type { Collector } from '../../../support/attacks/collector';
import { test } from '../../../support/attacks/hostile-site';
import { HINTS } from '../../../support/attacks/tables/hints';

/** A page needs a second or two on a slow machine; a hint is followed at once. */
const VISIT_MS = 8_000;

const names = HINTS.map(({ name }) => name);

/**
 * Visits a page with a whole browser that nobody drives, because driven ones and shells don't prepare for pages. Returns the attacks
 * that succeeded; the browser's own log tells which names it looked up.
 */
async function visit(url: string, collector: Collector): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-net-log-'));
  const log = path.join(folder, 'log.json');
  collector.take();
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const files = [`--user-data-dir=${path.join(folder, 'profile')}`, `--log-net-log=${log}`];
  const browser = spawn(findBrowser(chromium.executablePath()) ?? 'chromium', [...flags, ...files, url], {
    stdio: 'ignore',
  });
  const hasEnded = new Promise((resolve) => browser.once('exit', resolve));
  try {
    await wait(VISIT_MS);
    browser.kill('SIGTERM');
    await hasEnded;
    const reached = new Set(collector.take());
    if (existsSync(log) && readFileSync(log, 'utf8').includes('secret.dns-prefetch.test'))
      reached.add('dns-prefetch');
    return names.filter((name) => reached.has(name));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test(`hints: ${HINTS.length} attacks work without the policy, and none with it`, async ({
  baseURL,
  hostile: { collector, isolated, open },
}) => {
  const page = `/${isolated}?run=${names.join(',')}`;
  const off = await visit(open + page, collector);
  const on = await visit(baseURL + page, collector);
  console.log(
    `${names.length} attacks, ${off.length} succeeded with the boundary off, ${on.length} with it on`,
  );
  expect.soft(off).toEqual(names);
  expect.soft(on).toEqual([]);
});
