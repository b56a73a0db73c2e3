import { test as base } from '@playwright/test';
import { SHIP_TOKEN } from '../site';
import { startSite, type Site } from './start-site';

/**
 * Tests that change what is live use this site. They run one after another beside all other tests. `page` and `request`
 * use its URLs.
 */
export const test = base.extend<object, { readonly changingSite: Site }>({
  changingSite: [
    // Playwright reads the dependencies of a fixture from its first parameter.
    async ({}, provide) => {
      const site = await startSite({ RATE_LIMITS: 'off', SHIP_TOKEN });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ changingSite }, provide) => provide(changingSite.origin),
});
