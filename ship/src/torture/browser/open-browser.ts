import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser';
import { TortureError } from '../torture-error';

/** Starts a Chromium or Chrome. Throws TortureError where there is none, or nothing that drives it. */
export async function openBrowser(): Promise<Browser> {
  // Installed by those who need it: none of the other commands does.
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
