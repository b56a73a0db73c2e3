import { expect, type Page } from '@playwright/test';
import type { Attack } from '../../../support/attacks/attack';
import { removeSandbox } from '../../../support/attacks/boundary';
import { test } from '../../../support/attacks/hostile-site';
import { runAttacks } from '../../../support/attacks/run-attacks';
import { runOneByOne } from '../../../support/attacks/run-single';
import { BATCHES } from '../../../support/attacks/tables/all';
import { DISTURBANCES, NAVIGATIONS } from '../../../support/attacks/tables/disturbances';
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

type Run = Awaited<ReturnType<typeof runAttacks>>;

function judge(attacks: readonly Attack[], off: Run, on: Run) {
  const [worked, work] = [off.succeeded.length, on.succeeded.length];
  console.log(`${attacks.length} attacks, ${worked} succeeded with the boundary off, ${work} with it on`);
  expect.soft(off.succeeded, JSON.stringify(off.results, null, 1)).toEqual(names(attacks));
  expect.soft(on.succeeded, JSON.stringify(on.results, null, 1)).toEqual([]);
}

for (const [subject, attacks] of Object.entries(BATCHES))
  test(`${subject}: ${attacks.length} attacks work without the boundary, and none with it`, async ({
    page,
    browser,
    hostile: { collector, isolated, open },
  }) => {
    await openPage(page);
    const on = await runAttacks(page, isolated, attacks, collector);
    const openContext = await browser.newContext({ baseURL: open });
    const openSite = await openContext.newPage();
    await removeSandbox(openSite);
    await openPage(openSite);
    const off = await runAttacks(openSite, isolated, attacks, collector);
    await openContext.close();
    judge(attacks, off, on);
  });

test('no request leaves the frame of a browser that doesn’t know the list of connections', async ({
  browser,
  hostile: { collector, isolated, older },
}) => {
  const context = await browser.newContext({ baseURL: older });
  const page = await context.newPage();
  await openPage(page);
  const { succeeded } = await runAttacks(page, isolated, BATCHES.requests, collector);
  await context.close();
  expect(succeeded).toEqual([]);
});

test(`shared: ${SHARED.length} attacks work in a core remote, and none in an isolated one`, async ({
  page,
  hostile: { collector, isolated, core },
}) => {
  await openPage(page);
  const on = await runAttacks(page, isolated, SHARED, collector);
  const off = await runAttacks(page, core, SHARED, collector);
  judge(SHARED, off, on);
});

for (const [subject, attacks] of Object.entries({ disturbances: DISTURBANCES, navigations: NAVIGATIONS }))
  test(`${subject}: ${attacks.length} attacks work without the boundary, and none with it`, async ({
    page,
    browser,
    baseURL,
    hostile: { collector, isolated, open },
  }) => {
    const permissions = ['clipboard-read', 'clipboard-write', 'geolocation'];
    await page.context().grantPermissions(permissions, { origin: baseURL ?? '' });
    await openPage(page);
    const on = await runOneByOne(page.context(), isolated, attacks, collector);
    const geolocation = { latitude: 0, longitude: 36 };
    const openContext = await browser.newContext({ baseURL: open, permissions, geolocation });
    const openSite = await openContext.newPage();
    await openPage(openSite);
    await removeSandbox(openContext);
    const off = await runOneByOne(openContext, isolated, attacks, collector);
    await openContext.close();
    judge(attacks, { succeeded: off, results: {} }, { succeeded: on, results: {} });
  });
