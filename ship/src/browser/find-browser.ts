import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns Chromium or Chrome: from CHROMIUM_PATH, in the usual places, or `own`, where Playwright keeps its browser.
 * Returns null if there is none.
 */
export function findBrowser(own: string): string | null {
  const set = process.env['CHROMIUM_PATH'];
  if (set) return existsSync(set) ? set : null;
  return [...USUAL_PLACES, own].find((place) => existsSync(place)) ?? null;
}

/** Debian's package of the engine without a browser around it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns what pages are driven in: the headless shell, which takes half the time of a whole browser, or what
 * `findBrowser` finds.
 */
export const findEngine = (own: string): string | null =>
  !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser(own);

/**
 * Holds the options of a browser in which pages are looked at, and not measured. V8's optimizing compilers would take a
 * sixth of the processor's time, and a page that is opened once gains nothing from them.
 */
export const DRIVEN_FLAGS: readonly string[] = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  '--js-flags=--no-opt --no-maglev',
];
