import { paths } from '@narthex/shared-contracts';
import type { Browser } from 'playwright-core';
import { CommandError } from '../../command-errors';
import type { Fault } from '../faults/list-faults';
import { Stage } from '../faults/stage';
import type { Sighting, Recovery } from '../judge';
import type { StoredSession } from '../site/sign-in';
import type { Target } from '../site/target';
import { goHome, tryBar } from './bar';
import { findGlobal } from './find-frame';
import { readPage, recognizeScreen, type Reading, type Screen } from './screens';

/** The limit exceeds every time limit of the shell together with its retries. */
const SCREEN_TIMEOUT_MS = 60_000;
const RECOVERY_TIMEOUT_MS = 20_000;
const POLL_MS = 400;
/** These files don't matter for faults, so a live site is spared hundreds of downloads. */
const SPARED = /\.(avif|webp|jpe?g|png|woff2)$/;
/** Even after a page is rendered, some of its parts may still fail. */
const CALM_MS = 3_000;
const SAME_DOCUMENT = '__narthexTortureSameDocument';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a browser context for one visit. It sends no reports, since faults must not look like problems of real
 * visitors.
 */
async function openStage(
  browser: Browser,
  target: Target,
  session: StoredSession | null,
  needsServiceWorker = false,
): Promise<Stage> {
  const { site, visitor } = target;
  const stored = [{ name: 'narthex_visitor', value: visitor }, ...(session ?? [])];
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A service worker's requests would bypass the faults.
    serviceWorkers: needsServiceWorker ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(site).origin, localStorage: stored }] },
  });
  await context.route('**/api/v1/remote-reports**', (route) => route.abort());
  await context.route(
    ({ pathname }) => SPARED.test(pathname),
    (route) => route.abort(),
  );
  await context.addInitScript(() => Object.assign(navigator, { sendBeacon: () => true }));
  const stage = new Stage(target, await context.newPage(), context);
  await stage.startApplication();
  return stage;
}

const isSameReading = (a: Reading | null, b: Reading | null) =>
  a?.heading === b?.heading && a?.alert === b?.alert && a?.styles === b?.styles;

/**
 * Reads the page until it hasn't changed for a while. A quiet network doesn't show that, because browsers may never
 * report it for a page with a frame.
 */
async function readSettled({ page, target }: Stage): Promise<Reading | null> {
  const ends = Date.now() + RECOVERY_TIMEOUT_MS;
  let reading = await readPage(page, target.folder);
  let since = Date.now();
  while (Date.now() - since < CALM_MS && Date.now() < ends) {
    await pause(POLL_MS);
    const next = await readPage(page, target.folder);
    if (!isSameReading(next, reading)) since = Date.now();
    reading = next;
  }
  return reading;
}

/** Reads the remote's page while it works. Throws CommandError if it doesn't load. */
export async function readOwnPage(
  browser: Browser,
  target: Target,
  session: StoredSession | null,
): Promise<Reading> {
  const stage = await openStage(browser, target, session);
  const { page } = stage;
  try {
    await page.goto(target.path);
    const findContainer = (timeout: number) =>
      findGlobal(page, target.files.container, timeout).catch(() => null);
    await findContainer(RECOVERY_TIMEOUT_MS);
    const reading = await readSettled(stage);
    const isLoaded = (await findContainer(0)) !== null;
    const screen = reading && recognizeScreen(reading, reading);
    if (reading && screen === 'its page' && isLoaded) return reading;
    throw new CommandError(
      `${target.path} doesn't show ${target.remote} before anything is wrong: it shows ${screen ?? 'nothing'}, “${reading?.heading}”.`,
    );
  } finally {
    await page.context().close();
  }
}

interface Sight {
  readonly screen: Screen;
  readonly alert: string | null;
}

async function look({ page, target }: Stage, own: Reading): Promise<Sight> {
  const reading = await readPage(page, target.folder);
  if (!reading) return { screen: 'nothing', alert: null };
  const screen = recognizeScreen(reading, own);
  return { screen, alert: reading.alert === own.alert ? null : reading.alert };
}

interface Patience {
  readonly timeout: number;
  /** Holds the time for which the screen must not change. */
  readonly calm: number;
}

/** Waits until an expected screen is stable. Otherwise it resolves with the screen at the end of the time limit. */
async function waitForSight(
  stage: Stage,
  own: Reading,
  isExpected: (sight: Sight) => boolean,
  { timeout, calm }: Patience,
): Promise<Sight> {
  const ends = Date.now() + timeout;
  let sight = await look(stage, own);
  let since = Date.now();
  for (;;) {
    if (isExpected(sight) && Date.now() - since >= calm) return sight;
    if (Date.now() > ends) return sight;
    await pause(POLL_MS);
    const next = await look(stage, own);
    if (next.screen !== sight.screen || next.alert !== sight.alert) since = Date.now();
    sight = next;
  }
}

const RECOVERY_PATIENCE: Patience = { timeout: RECOVERY_TIMEOUT_MS, calm: POLL_MS };
const hasRecovered = ({ screen, alert }: Sight) => screen === 'its page' && alert === null;

/** Navigates to a page of another remote within the document, and waits until it is rendered. */
async function goElsewhere({ page, target }: Stage): Promise<void> {
  const readHeading = async () => (await readPage(page, target.folder))?.heading;
  const before = await readHeading();
  if (target.isPublic) {
    await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, paths.members.to());
  } else {
    await goHome(page);
  }
  // Going back before the other page is rendered would not unmount the remote.
  const ends = Date.now() + RECOVERY_TIMEOUT_MS;
  const isSame = (heading: string | undefined) => heading === undefined || heading === before;
  while (isSame(await readHeading()) && Date.now() < ends) await pause(POLL_MS);
}

/** Lifts the fault and returns as a person would: by the page's own button, or by leaving and coming back. */
async function recoverInPlace(stage: Stage, screen: Screen): Promise<void> {
  const { page } = stage;
  if (screen === 'the page as the server rendered it') {
    await stage.lift();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    return;
  }
  // The fault is lifted even if navigating failed, for a person who stays on the page.
  await goElsewhere(stage).finally(() => stage.lift());
  await page.evaluate(() => window.history.back());
}

async function recover(stage: Stage, fault: Fault, own: Reading, screen: Screen): Promise<Recovery | null> {
  const { page } = stage;
  if (fault.recovery === 'in place' && screen !== 'the last good version') {
    await page.evaluate((flag) => Object.assign(window, { [flag]: true }), SAME_DOCUMENT);
    await recoverInPlace(stage, screen).catch(() => undefined);
    let sight = await waitForSight(stage, own, hasRecovered, RECOVERY_PATIENCE);
    if (!hasRecovered(sight)) {
      // An attempt that started before the fault was lifted may have failed after it.
      await recoverInPlace(stage, sight.screen).catch(() => undefined);
      sight = await waitForSight(stage, own, hasRecovered, RECOVERY_PATIENCE);
    }
    const isSame = await page.evaluate((flag) => flag in window, SAME_DOCUMENT);
    if (hasRecovered(sight) && isSame) return 'in place';
  }
  await stage.lift();
  await page.reload();
  return hasRecovered(await waitForSight(stage, own, hasRecovered, RECOVERY_PATIENCE))
    ? 'with a reload'
    : null;
}

/** Runs a fault for one visit, and resolves with what the person saw. */
export async function observeFault(
  browser: Browser,
  { target, session, own }: { target: Target; session: StoredSession | null; own: Reading },
  fault: Fault,
): Promise<Sighting> {
  const stage = await openStage(browser, target, session, fault.needsServiceWorker);
  const { page } = stage;
  try {
    await fault.inject?.(stage);
    await page.goto(target.path, { waitUntil: 'commit' });
    await fault.provoke?.(stage);
    const sight = await waitForSight(
      stage,
      own,
      ({ screen }) => stage.hits > 0 && fault.screens.includes(screen),
      { timeout: SCREEN_TIMEOUT_MS, calm: fault.screens.includes('its page') ? CALM_MS : POLL_MS },
    );
    const hits = stage.hits;
    const bar = await tryBar(page, sight.screen !== 'its page');
    const recovery =
      fault.recovery && !hasRecovered(sight) ? await recover(stage, fault, own, sight.screen) : null;
    return { ...sight, hits, bar, recovery };
  } finally {
    await page.context().close();
  }
}
