import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser';
import { DATA_DIR, DEMO_PASSWORD, PORT, SHIP_TOKEN, SITE } from './support/site';

/**
 * They change what is live for everybody, on a site of their own. The outside team's come last, as their folder does: its
 * remote stays, and who it belongs to lands there from then on.
 */
const RELEASES = /(delivery\/(releases[\w-]*|shipping|torture)|languages\/[\w-]+|teams\/[\w-]+)\.spec\.ts$/;

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
    // First: one after the other they take five minutes, and a core that waits for the end of them is idle.
    { name: 'releases', testMatch: RELEASES, workers: 1 },
    { name: 'site', testIgnore: RELEASES },
  ],
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/e2e.json') }]],
  use: {
    baseURL: SITE,
    // Its fetches would pass by the faults that tests put in the way; its own test lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // A failure leaves a picture and the page's elements. Tracing every test takes an eighth of the run: `E2E_TRACE=1` does.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx server/src/server.ts',
    cwd: root,
    url: `${SITE}/readyz`,
    timeout: 120_000,
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
