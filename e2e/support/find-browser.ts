import { findBrowser as findBrowserOr } from '@narthex/ship/find-browser';
import { chromium } from '@playwright/test';

/** Chromium or Chrome: by the setting CHROMIUM_PATH, in the usual places, or Playwright's own; null when there is none. */
export const findBrowser = (): string | null => findBrowserOr(chromium.executablePath());
