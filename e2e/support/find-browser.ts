import { findEngine } from '@narthex/ship/find-browser';
import { chromium } from '@playwright/test';

/** Returns the browser of the tests, or null if there is none. */
export const findBrowser = (): string | null => findEngine(chromium.executablePath());
