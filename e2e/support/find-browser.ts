import { existsSync } from 'node:fs';
import { findBrowser as findBrowserOr } from '@narthex/ship/find-browser';
import { chromium } from '@playwright/test';

/** Debian's package of the engine without a browser around it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the browser of the tests: from CHROMIUM_PATH, the headless shell, which takes a third less processor time than
 * Chromium, Chromium or Chrome in the usual places, or Playwright's own. Returns null if there is none.
 */
export const findBrowser = (): string | null =>
  !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL)
    ? HEADLESS_SHELL
    : findBrowserOr(chromium.executablePath());
