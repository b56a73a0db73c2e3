import { existsSync } from 'node:fs';
import { buildStaleOrExit } from '@narthex/ship/build-rooms';
import { createNpmCommand } from '@narthex/ship/npm-command';
import { startSite } from '@narthex/ship/start-site';
import { DEMO_PASSWORD } from '../support/site';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { JOURNEYS } from './journeys';
import { Visitor } from './visitor';
import { findMiniBrowser, startWebKit } from './webkit';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((program) => existsSync(program));
const MINI_BROWSER = findMiniBrowser();

const ENGINES: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  Firefox: FIREFOX ? () => startFirefox(FIREFOX) : undefined,
  WebKit: MINI_BROWSER ? () => startWebKit(MINI_BROWSER) : undefined,
};

createNpmCommand(
  'engines',
  'walks a few journeys in Firefox and in WebKit; all other browser tests run in Chromium',
).parse();
await buildStaleOrExit();
const site = await startSite({ DEMO_PASSWORD, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
let passed = 0;
let failed = 0;
for (const [name, start] of Object.entries(ENGINES)) {
  if (!start) {
    console.log(`${name} is not installed (Debian: firefox-esr; webkit2gtk-driver and xvfb).`);
    failed += 1;
    continue;
  }
  const engine = await start();
  for (const [journey, walk] of Object.entries(JOURNEYS))
    try {
      await walk(new Visitor(engine, site.origin));
      console.log(`  ok      ${name}: ${journey}`);
      passed += 1;
    } catch (cause) {
      console.log(
        `  FAILED  ${name}: ${journey}\n          ${cause instanceof Error ? cause.message : String(cause)}`,
      );
      failed += 1;
    }
  await engine.close();
}
await site.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
