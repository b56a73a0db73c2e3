import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns Chromium or Chrome: the configured one, one in a usual place, or Playwright's own. */
export function findChromium(): string | null {
  const set = process.env['CHROMIUM_PATH'];
  const places = set ? [set] : [...USUAL_PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}
