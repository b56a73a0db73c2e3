import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { packageProgram, run, runScript } from '../run';
import { BROKEN, count, type Outcome } from './outcome';
import { readReport } from './read-report';
import { REPORTS } from './run-jest';

/**
 * Runs the browser tests against the current builds. Without a browser they count as skipped, except in CI.
 *
 * @param args More arguments for Playwright, such as the paths of the tests to run.
 */
export async function runBrowserTests(args: readonly string[] = []): Promise<Outcome> {
  const hasBrowser = (await runScript('e2e/support/has-browser.ts')) === 0;
  if (!hasBrowser) {
    console.log('No Chromium or Chrome was found (setting: CHROMIUM_PATH): the browser tests are skipped.');
    return process.env['CI'] ? BROKEN : { passed: 0, failed: 0, skipped: 1 };
  }
  const file = path.join(REPORTS, 'e2e.json');
  rmSync(file, { force: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-e2e-'));
  const env = { ...process.env, NODE_OPTIONS: '--import tsx', E2E_FOLDER: folder };
  const code = await run(
    packageProgram('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...args],
    { env },
  );
  // Browsers may still write into their profiles.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  const stats = readReport(file)?.['stats'];
  if (typeof stats !== 'object' || stats === null) return BROKEN;
  const counted = Object.fromEntries(Object.entries(stats));
  const failed = count(counted['unexpected']);
  return {
    passed: count(counted['expected']),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count(counted['skipped']),
  };
}
