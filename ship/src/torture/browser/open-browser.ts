import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser';
import { TortureError } from '../torture-error';

/** Starts Chromium or Chrome. Throws TortureError if there is none, or if Playwright isn't installed. */
export async function openBrowser(): Promise<Browser> {
  // Only people who need it install it, since no other command does.
  const { chromium } = await import('playwright-core').catch(() => {
    throw new TortureError(
      'torture drives a browser: install what it needs with npm install --save-dev playwright-core.',
    );
  });
  const executablePath = findBrowser(chromium.executablePath());
  if (!executablePath)
    throw new TortureError(
      'No Chromium or Chrome was found: install one, or say where it is with CHROMIUM_PATH.',
    );
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}
