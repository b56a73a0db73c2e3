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
