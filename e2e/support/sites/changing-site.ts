import { test as base } from '@playwright/test';
import { SHIP_TOKEN } from '../site';
import { startSite, type Site } from './start-site';

/**
 * Tests that change what is live for everybody have a site of their own: they run one after the other, and all other tests
 * run beside them. Its URLs are those of `page` and `request`.
 */
export const test = base.extend<object, { readonly changingSite: Site }>({
  changingSite: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({}, provide) => {
      const site = await startSite({ RATE_LIMITS: 'off', SHIP_TOKEN });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ changingSite }, provide) => provide(changingSite.origin),
});
