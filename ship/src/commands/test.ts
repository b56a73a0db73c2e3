import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildStaleOrExit } from '../build-rooms';
import { SECOND_ZONE, SUITES_ON_TIME } from '../checks/suites-on-time';
import { ROOT, packageProgram, run, runScript } from '../run';

/** What a runner counted. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const RESULTS = path.join(ROOT, 'test-results');
/** The tests of the embedded database itself are the same whatever server runs beside. */
const NOT_THE_EMBEDDED = ['--testPathIgnorePatterns', '/node_modules/', '/dist-node/', '/embedded/'];
const BROKEN: Outcome = { passed: 0, failed: 1, skipped: 0 };

function readResult(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const count = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Runs jest; a suite that doesn't even start counts as one failure. */
async function runJest(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = path.join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(packageProgram('jest'), ['--json', `--outputFile=${file}`, ...args], {
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  const result = readResult(file);
  if (!result) return BROKEN;
  const failed = count(result['numFailedTests']) + count(result['numRuntimeErrorTestSuites']);
  return {
    passed: count(result['numPassedTests']),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count(result['numPendingTests']),
  };
}

/** Runs the browser tests; without a browser they count as skipped, except in CI. */
async function runBrowserTests(): Promise<Outcome> {
  const hasBrowser = (await runScript('e2e/support/has-browser.ts')) === 0;
  if (!hasBrowser) {
    console.log('No Chromium or Chrome was found (setting: CHROMIUM_PATH): the browser tests are skipped.');
    return process.env['CI'] ? BROKEN : { passed: 0, failed: 0, skipped: 1 };
  }
  const file = path.join(RESULTS, 'e2e.json');
  rmSync(file, { force: true });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'narthex-e2e-'));
  const env = { ...process.env, NODE_OPTIONS: '--import tsx', E2E_DATA_DIR: dataDir };
  const code = await run(packageProgram('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env,
  });
  rmSync(dataDir, { recursive: true, force: true });
  const stats = readResult(file)?.['stats'];
  if (typeof stats !== 'object' || stats === null) return BROKEN;
  const counted = Object.fromEntries(Object.entries(stats));
  const failed = count(counted['unexpected']);
  return {
    passed: count(counted['expected']),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count(counted['skipped']),
  };
}

mkdirSync(RESULTS, { recursive: true });
await buildStaleOrExit();

const { TEST_DATABASE_URL, ...embedded } = process.env;
const outcomes: [string, Outcome][] = [
  ['jest', await runJest('jest', [], embedded)],
  [
    `jest in ${SECOND_ZONE}`,
    await runJest('second-zone', ['--testPathPatterns', SUITES_ON_TIME.join('|')], {
      ...embedded,
      TZ: SECOND_ZONE,
    }),
  ],
];
if (TEST_DATABASE_URL) {
  outcomes.push([
    'server on PostgreSQL',
    await runJest('postgres', ['--selectProjects', 'server', ...NOT_THE_EMBEDDED], process.env),
  ]);
}
outcomes.push(['browser', await runBrowserTests()]);

for (const [name, { passed, failed, skipped }] of outcomes) {
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
const sum = (key: keyof Outcome) => outcomes.reduce((total, [, outcome]) => total + outcome[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
