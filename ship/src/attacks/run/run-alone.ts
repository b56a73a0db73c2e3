import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { readReport, type Attack, type Boundary, type Outcome } from '../attack';
import type { Arena } from '../hostile/open-arena';
import { attackUrl } from './open-context';

/** A busy machine takes long until the code of an attack runs. An attack that never ran would seem to have failed. */
const START_TIMEOUT_MS = 30_000;
/** An attack that is run alone acts at once or not at all; one that must succeed has the time of a busy machine. */
const RUN_TIMEOUT_MS = { on: 2_500, off: 20_000 };
const SETTLE_MS = { on: 700, off: 8_000 };
const PRESS_TIMEOUT_MS = { on: 2_000, off: 15_000 };
const POLL_MS = 50;

async function waitUntil(isTrue: () => boolean, timeout: number): Promise<void> {
  const ends = Date.now() + timeout;
  while (!isTrue() && Date.now() < ends) await pause(POLL_MS);
}

/** Runs an attack in a page of its own. It succeeds, too, if it opens a dialog, a window or a download. */
export async function runAlone(
  { collector, isolated }: Arena,
  context: BrowserContext,
  { name, visit, withoutPress }: Attack,
  boundary: Boundary,
): Promise<Outcome> {
  const limit = boundary === 'off' ? 'off' : 'on';
  const page = await context.newPage();
  const signs = new Set<string>();
  const hasSucceeded = () => signs.size > 0 || collector.wasReached(boundary, name);
  let hasReported = false;
  let result: string | undefined;
  page.on('dialog', (dialog) => {
    signs.add(`dialog of type ${dialog.type()}`);
    // A person who is asked whether to leave leaves.
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    void answer.catch(() => undefined);
  });
  page.on('popup', () => signs.add('window'));
  page.on('download', () => signs.add('download'));
  const hasStarted = page.waitForEvent('console', {
    predicate: (message) => readReport(message.text())?.name === 'started',
    timeout: START_TIMEOUT_MS,
  });
  page.on('console', (message) => {
    const report = readReport(message.text());
    if (report?.name !== name) return;
    ({ result } = report);
    hasReported = true;
    if (report.hasSucceeded) signs.add('its own report');
  });
  // A page that the attack leads elsewhere while it loads has started it.
  await Promise.all([
    hasStarted,
    page.goto(attackUrl(isolated.remote, [name], boundary), { waitUntil: 'commit' }).catch(() => undefined),
  ]);
  const remote = page.frameLocator('iframe').locator('#hostile');
  let isPressed = withoutPress === true;
  if (!isPressed)
    void remote
      .click({ timeout: PRESS_TIMEOUT_MS[limit] })
      .catch(() => undefined)
      .finally(() => (isPressed = true));
  // Code that leads its own document elsewhere never reports, and leaves nothing to press.
  await waitUntil(() => hasSucceeded() || (hasReported && isPressed), RUN_TIMEOUT_MS[limit]);
  if (visit && (await visit(page))) signs.add('what the person met');
  await waitUntil(hasSucceeded, SETTLE_MS[limit]);
  await page.close();
  if (collector.wasReached(boundary, name)) signs.add('request');
  return { hasSucceeded: hasSucceeded(), result: [...signs, result ?? 'no report'].join(', ') };
}
