import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { removeSandbox } from '../../../support/attacks/boundary';
import { test } from '../../../support/attacks/hostile-site';
import { HINTS } from '../../../support/attacks/tables/hints';
import { runAttacks } from '../../../support/attacks/run-attacks';
import { findBrowser } from '../../../support/find-browser';

const names = HINTS.map(({ name }) => name);

/**
 * Runs the attacks in a browser of their own that guesses ahead, and reads its own log. Browsers of other tests don't
 * guess: they are started without, and use a private window.
 */
async function runInCuriousBrowser(
  baseURL: string,
  run: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-net-log-'));
  const log = path.join(folder, 'log.json');
  const profile = path.join(folder, 'profile');
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: findBrowser() ?? undefined,
    ignoreDefaultArgs: true,
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe'],
      ...[`--user-data-dir=${profile}`, `--log-net-log=${log}`, 'about:blank'],
    ],
  });
  try {
    const succeeded = [...(await run(await context.newPage()))];
    await context.close();
    if (readFileSync(log, 'utf8').includes('secret.dns-prefetch.test')) succeeded.push('dns-prefetch');
    return names.filter((name) => succeeded.includes(name));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test(`hints: ${HINTS.length} attacks work without the boundary, and none with it`, async ({
  baseURL,
  hostile: { collector, isolated, open },
}) => {
  const on = await runInCuriousBrowser(baseURL ?? '', async (page) => {
    return (await runAttacks(page, isolated, HINTS, collector)).succeeded;
  });
  const off = await runInCuriousBrowser(open, async (page) => {
    await removeSandbox(page);
    return (await runAttacks(page, isolated, HINTS, collector)).succeeded;
  });
  console.log(`${names.length} attacks, ${off.length} succeeded with the boundary off, ${on.length} with it on`);
  expect.soft(off).toEqual(names);
  expect.soft(on).toEqual([]);
});
