import type { Browser } from 'playwright-core';
import { BrowserError } from '../command-errors';
import { findBrowser } from './find-browser';

const FLAGS = ['--disable-gpu', '--no-first-run', '--disable-background-networking'];

async function loadPlaywright() {
  // Only people who need it install it, since no other command does.
  return import('playwright-core').catch(() => {
    throw new BrowserError(
      'This command drives a browser: install what it needs with npm install --save-dev playwright-core.',
    );
  });
}

/** Returns the path of Chromium or Chrome. Throws BrowserError if there is none, or if Playwright isn't installed. */
export async function requireBrowser(): Promise<string> {
  const { chromium } = await loadPlaywright();
  const found = findBrowser(chromium.executablePath());
  if (found) return found;
  throw new BrowserError(
    'No Chromium or Chrome was found: install one, or say where it is with CHROMIUM_PATH.',
  );
}

/** Starts Chromium or Chrome. Throws BrowserError if there is none, or if Playwright isn't installed. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await requireBrowser();
  const { chromium } = await loadPlaywright();
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
