import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRIVEN_FLAGS } from '@narthex/ship/find-browser';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser';
import { DESKTOP } from './support/layout';
import { DATA_DIR, DEMO_PASSWORD, PORT, SHIP_TOKEN, SITE } from './support/site';

/**
 * These tests change what is live, so they use a site of their own. Those of the outside team come last, like their
 * folder, because its remote stays and becomes the landing page of its users.
 */
const RELEASES = /(delivery\/(releases[\w-]*|shipping|torture)|languages\/[\w-]+|teams\/[\w/-]+)\.spec\.ts$/;

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(root, 'test-results/browser'),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  projects: [
    // This project comes first: its tests take five minutes in sequence, and a core would be idle at the end otherwise.
    { name: 'releases', testMatch: RELEASES, workers: 1 },
    { name: 'site', testIgnore: RELEASES },
  ],
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/e2e.json') }]],
  use: {
    baseURL: SITE,
    // A service worker's requests would bypass the faults that tests inject. Its own test enables it.
    serviceWorkers: 'block',
    viewport: DESKTOP,
    // A failure stores a screenshot and the elements of the page. Tracing every test takes an eighth of the run, so it
    // needs `E2E_TRACE=1`.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [...DRIVEN_FLAGS, '--no-sandbox', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/support/sites/shared-site.ts',
    cwd: root,
    url: `${SITE}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR,
      DEMO_PASSWORD,
      SHIP_TOKEN,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(process.env['E2E_DATABASE_URL'] && { DATABASE_URL: process.env['E2E_DATABASE_URL'] }),
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
