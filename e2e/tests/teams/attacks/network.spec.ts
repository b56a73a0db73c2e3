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

/** Runs the attacks in a browser of their own that guesses ahead, which others in tests don't, and reads its own log. */
async function runInCuriousBrowser(
  baseURL: string,
  run: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-net-log-'));
  const log = path.join(folder, 'log.json');
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--log-net-log=${log}`],
  });
  try {
    const succeeded = [...(await run(await browser.newPage({ baseURL })))];
    await browser.close();
    if (readFileSync(log, 'utf8').includes('secret.dns-prefetch.test')) succeeded.push('dns-prefetch');
    return names.filter((name) => succeeded.includes(name));
  } finally {
    await browser.close();
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
