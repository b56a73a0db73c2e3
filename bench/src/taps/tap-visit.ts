import type { Page } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { TIME_LIMIT_MS } from '../browser/visitor';
import type { TapKind, TapOutcome } from './tap-probe';

/** Taps are made from the first paint on for this long. */
const TAPPED_MS = 10_000;
/** Browsers take two taps within 300 ms for a double tap, which nobody makes on two controls. */
const PAUSE_MS = 400;
/** An effect that hasn't come by then counts as none. */
const EFFECT_LIMIT_MS = 20_000;
/** A second effect of the last tap would come within this time. */
const SETTLE_MS = 1_200;
const TYPED = 'a';
const KEYS: Readonly<Partial<Record<TapKind, string>>> = { arrow: 'ArrowRight', field: TYPED, focus: 'Tab' };
/** These kinds are not preceded by a tap. */
const KEYS_ALONE: readonly TapKind[] = ['arrow', 'focus'];

export interface Tap extends TapOutcome {
  readonly path: string;
  readonly kind: TapKind;
  /** Holds the milliseconds between the first paint and the tap. */
  readonly moment: number;
  readonly needsApplication: boolean;
}

type Used = Omit<Tap, keyof TapOutcome>;

interface TapVisit {
  readonly url: string;
  readonly random: () => number;
  readonly count: number;
}

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.narthexNotes.firstPaint > 0, undefined, {
    timeout: TIME_LIMIT_MS,
    polling: 50,
  });
}

/** Chooses a control of the page at random: first the kind, so that many links don't outweigh the one menu. */
async function chooseControl(page: Page, random: () => number) {
  const counts = Object.entries(await page.evaluate(() => globalThis.narthexTaps.count()));
  const offered = counts.filter(([, count]) => count > 0);
  const [kind = 'focus', count = 1] = offered[Math.floor(random() * offered.length)] ?? [];
  return { kind: kind as TapKind, index: Math.floor(random() * count) };
}

/** Operates one control, and waits until that had an effect. Returns null if the control couldn't be reached. */
async function operateControl(page: Page, path: string, random: () => number): Promise<Used | null> {
  const chosen = await chooseControl(page, random);
  const armed = await page.evaluate(async ({ kind, index }) => {
    const tap = await globalThis.narthexTaps.arm(kind, index);
    return tap && { ...tap, moment: performance.now() - globalThis.narthexNotes.firstPaint };
  }, chosen);
  if (!armed?.isReachable) return null;
  const { kind } = chosen;
  if (!KEYS_ALONE.includes(kind)) await page.touchscreen.tap(armed.x, armed.y);
  const key = KEYS[kind];
  if (key) await page.keyboard.press(key);
  const hasChanged = () => (globalThis.narthexTaps.records.at(-1)?.changes ?? 0) > 0;
  await page
    .waitForFunction(hasChanged, undefined, { timeout: EFFECT_LIMIT_MS, polling: 20 })
    .catch(() => undefined);
  return { path, kind, moment: armed.moment, needsApplication: armed.needsApplication };
}

/** Opens a page, and uses its controls at random moments between the first paint and ten seconds. */
export async function tapThrough(page: Page, { url, random, count }: TapVisit): Promise<Tap[]> {
  await page.goto(url, { waitUntil: 'commit', timeout: TIME_LIMIT_MS });
  await waitForPaint(page);
  const painted = Date.now();
  const moments = Array.from({ length: count }, () => random() * TAPPED_MS).sort((a, b) => a - b);
  const used: Used[] = [];
  let usedAt = 0;
  for (const moment of moments) {
    const next = Math.max(painted + moment, usedAt + PAUSE_MS);
    await page.waitForTimeout(Math.max(0, next - Date.now()));
    const tap = await operateControl(page, new URL(url).pathname, random);
    usedAt = Date.now();
    if (tap) used.push(tap);
  }
  await page.waitForTimeout(SETTLE_MS);
  const outcomes = await page.evaluate(() => globalThis.narthexTaps.outcomes());
  if (outcomes.length !== used.length) throw new MeasureError(`${url} was left before its taps were counted`);
  return used.map((tap, index) => ({ ...tap, changes: 0, response: null, ...outcomes[index] }));
}
