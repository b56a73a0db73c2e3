import { expect, type Page } from '@playwright/test';
import type { Attack } from '../../../support/attacks/attack';
import { removeBoundary } from '../../../support/attacks/boundary';
import { CORE, ISOLATED, test } from '../../../support/attacks/hostile-site';
import { runAttacks } from '../../../support/attacks/run-attacks';
import { BATCHES } from '../../../support/attacks/tables/all';
import { SHARED } from '../../../support/attacks/tables/shell';
import { enterAsAdmin } from '../../../support/sites/sessions';

async function openPage(page: Page) {
  await enterAsAdmin(page, '/robots.txt');
  await page.addInitScript(() => {
    if (window !== window.top) return;
    new BroadcastChannel('narthex-attack').onmessage = () => Reflect.set(window, 'heardOther', true);
  });
}

const names = (attacks: readonly Attack[]) => attacks.map(({ name }) => name);

for (const [subject, attacks] of Object.entries(BATCHES))
  test(`${subject.toLowerCase()}: ${attacks.length} attacks work without the boundary, and none with it`, async ({
    page,
    browser,
    baseURL,
    hostile: { collector },
  }) => {
    await openPage(page);
    const on = await runAttacks(page, ISOLATED, attacks, collector);
    const open = await browser.newPage({ baseURL: baseURL ?? '' });
    await removeBoundary(open);
    await openPage(open);
    const off = await runAttacks(open, ISOLATED, attacks, collector);
    await open.close();
    console.log(`${attacks.length} attacks, ${off.succeeded.length} succeeded with the boundary off, ${on.succeeded.length} with it on`);
    expect.soft(off.succeeded, JSON.stringify(off.results, null, 1)).toEqual(names(attacks));
    expect.soft(on.succeeded).toEqual([]);
  });

test(`shared: ${SHARED.length} attacks work in a core remote, and none in an isolated one`, async ({
  page,
  browser,
  baseURL,
  hostile: { collector },
}) => {
  await openPage(page);
  const on = await runAttacks(page, ISOLATED, SHARED, collector);
  const open = await browser.newPage({ baseURL: baseURL ?? '' });
  await openPage(open);
  const off = await runAttacks(open, CORE, SHARED, collector);
  await open.close();
  console.log(`${SHARED.length} attacks, ${off.succeeded.length} succeeded with the boundary off, ${on.succeeded.length} with it on`);
  expect.soft(off.succeeded, JSON.stringify(off.results, null, 1)).toEqual(names(SHARED));
  expect.soft(on.succeeded).toEqual([]);
});
