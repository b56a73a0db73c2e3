import { findBrowser as findBrowserOr } from '@narthex/ship/find-browser';
import { chromium } from '@playwright/test';

/**
 * Returns Chromium or Chrome: from CHROMIUM_PATH, in the usual places, or Playwright's own. Returns null if there is
 * none.
 */
export const findBrowser = (): string | null => findBrowserOr(chromium.executablePath());
