import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium';
import { MeasureError, measurePage, type Visit } from './measure-page';
import { listRequests, report } from './report';
import { startFederated } from './sites/federated';
import { startMonolith } from './sites/monolith';
import { SiteError } from './sites/site';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    requests: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(options.runs));

/** The last thing opened is closed first. */
const closing: (() => Promise<void>)[] = [];
async function closeAll(): Promise<void> {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
}

function opened<T>(thing: T, close: () => Promise<void>): T {
  closing.push(close);
  return thing;
}

/** Visits the sites in turn, so that a machine that grows slower does so for both; the first round warms up. */
async function visitInTurn(browser: Browser, sites: readonly string[]): Promise<Visit[][]> {
  const visits = sites.map((): Visit[] => []);
  for (let round = 0; round <= runs; round += 1) {
    for (const [index, site] of sites.entries()) {
      const visit = await measurePage(browser, `${site}/`);
      if (round > 0) visits[index]?.push(visit);
    }
    console.log(round === 0 ? 'Warmed up' : `Measured ${round} of ${runs}`);
  }
  return visits;
}

async function main(): Promise<boolean> {
  const executablePath = findChromium();
  if (!executablePath) throw new SiteError('There is no Chromium: set CHROMIUM_PATH, or install one.');
  console.log('Starting the site, and waiting until its pictures are made …');
  const site = await startFederated(ROOT);
  opened(site, site.stop);
  console.log('Building the monolith …');
  const monolith = await startMonolith(ROOT, site.origin);
  opened(monolith, monolith.stop);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  opened(browser, () => browser.close());
  const [ours = [], theirs = []] = await visitInTurn(browser, [site.origin, monolith.origin]);
  if (options.requests) {
    listRequests('Federated', ours.at(-1)?.log ?? []);
    listRequests('Monolith', theirs.at(-1)?.log ?? []);
  }
  return report(ours, theirs);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void closeAll().then(() => process.exit(130)));
}
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (cause) {
  if (!(cause instanceof SiteError || cause instanceof MeasureError)) throw cause;
  console.error(cause.message);
  process.exitCode = 2;
} finally {
  await closeAll();
}
