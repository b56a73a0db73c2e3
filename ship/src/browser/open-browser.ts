import type { Browser } from 'playwright-core';
import { CommandError } from '../command-errors';
import { DRIVEN_FLAGS, findBrowser, findEngine } from './find-browser';

async function loadPlaywright() {
  // Only people who need it install it, since no other command does.
  return import('playwright-core').catch(() => {
    throw new CommandError(
      'This command drives a browser: install what it needs with npm install --save-dev playwright-core.',
    );
  });
}

/** Returns the path of the browser. Throws CommandError if there is none, or if Playwright isn't installed. */
export async function requireBrowser(find = findBrowser): Promise<string> {
  const { chromium } = await loadPlaywright();
  const found = find(chromium.executablePath());
  if (found) return found;
  throw new CommandError(
    'No Chromium or Chrome was found: install one, or say where it is with CHROMIUM_PATH.',
  );
}

/** Describes the browser that is started. */
interface BrowserOptions {
  readonly flags?: readonly string[];
  /** Is true for what the headless shell lacks, such as a camera. */
  readonly isWhole?: boolean;
}

/** Starts a browser. Throws CommandError if there is none, or if Playwright isn't installed. */
export async function openBrowser({ flags = [], isWhole = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = await requireBrowser(isWhole ? findBrowser : findEngine);
  const { chromium } = await loadPlaywright();
  return chromium.launch({ executablePath, args: [...DRIVEN_FLAGS, ...flags] });
}
