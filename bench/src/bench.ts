import { buildStaleOrExit } from '@narthex/ship/build-rooms';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { runBackups } from './backup/backup-part';
import { MeasureError } from './browser/measure-error';
import { runDev } from './dev/dev-part';
import { runDelivery } from './delivery/delivery-part';
import { runIsolated } from './isolated/isolated-part';
import { runHome } from './home/home-part';
import { runLists } from './lists/lists-part';
import { readEvents, runLoadPart } from './load/load-part';
import { startStrapi } from './load/strapi';
import { OptionError, readOptions, type Part } from './options';
import { runRoutes } from './routes/routes-part';
import { runServers, startStaticServer } from './throughput/throughput-part';
import { makeDemoData } from './sites/demo-data';
import { startMonolith } from './sites/monolith';
import { SiteError, type Site } from './sites/site';
import { startProduct } from './sites/site-process';
import { runTaps } from './taps/taps-part';
import { runUploads } from './uploads/uploads-part';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns Chromium or Chrome: the configured one, one in a usual place, or Playwright's own. */
function findChromium(): string | null {
  const set = process.env['CHROMIUM_PATH'];
  const places = set ? [set] : [...USUAL_PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

const closers: (() => Promise<unknown>)[] = [];

/** Registers the function that closes something. */
function closeLater(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** Closes everything in reverse order of opening. */
async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

async function opened<T extends Site>(starting: Promise<T>): Promise<T> {
  const site = await starting;
  closeLater(site.stop);
  return site;
}

async function openBrowser(ignoreDefaultArgs: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new SiteError('There is no Chromium: set CHROMIUM_PATH, or install one.');
  const browser = await chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs });
  closeLater(() => browser.close());
  return browser;
}

/** Each turn of a server sends this many requests to each list. */
const LIST_TURNS = 8;

/** Runs the measurements of the options. Resolves to whether every budget is met. */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const { parts, runs, visits, turns, listsRequests, listNames } = options;
  await buildStaleOrExit();
  const needsBrowser = ['home', 'routes', 'taps', 'isolated', 'dev'].some((part) => parts.has(part as Part));
  const browser = needsBrowser ? await openBrowser() : null;
  const met: boolean[] = [];
  if (parts.has('lists')) {
    met.push(await runLists(ROOT, { turns: turns * LIST_TURNS, names: listNames }, closeLater));
  }
  if (parts.size === 1 && parts.has('lists')) return met.every(Boolean);
  console.log('Filling a site, and waiting until its pictures are made …');
  const password = randomBytes(12).toString('base64url');
  const data = await makeDemoData(password);
  closeLater(data.remove);
  if (parts.has('uploads')) {
    console.log('Starting the server that is sent a video …');
    const target = await opened(startProduct(ROOT, await data.copy()));
    met.push(await runUploads(target, { root: ROOT, password }));
  }
  if (parts.has('delivery')) {
    console.log('Starting the server that a team ships to …');
    const token = randomBytes(24).toString('base64url');
    const target = await opened(startProduct(ROOT, await data.copy(), { SHIP_TOKEN: token }));
    met.push(await runDelivery(target, { root: ROOT, token }));
  }
  if (browser && parts.has('isolated')) {
    console.log('Starting the server of an isolated remote …');
    const shipToken = randomBytes(24).toString('base64url');
    const target = await opened(startProduct(ROOT, await data.copy(), { SHIP_TOKEN: shipToken }));
    met.push(await runIsolated(browser, target, { root: ROOT, password, shipToken, runs }));
  }
  if (browser && parts.has('dev')) {
    console.log('Starting the site as it is developed …');
    met.push(
      await runDev(browser, { root: ROOT, dataFolder: await data.copy(), password, turns }, closeLater),
    );
  }
  if (parts.has('load')) {
    console.log('Starting the servers that carry the load …');
    const metricsToken = randomBytes(24).toString('base64url');
    const settings = { METRICS_TOKEN: metricsToken, TRUST_PROXY: '1' };
    const target = await opened(startProduct(ROOT, await data.copy(), settings));
    const bare = await opened(startStaticServer(ROOT, target));
    const strapi = options.strapi
      ? await opened(startStrapi(ROOT, await readEvents(target.origin)))
      : undefined;
    met.push(await runLoadPart({ site: target, bare, strapi }, { ...options, password, metricsToken }));
  }
  if (parts.has('backup')) {
    met.push(await runBackups({ ...options, root: ROOT, dataFolder: await data.copy() }, closeLater));
  }
  const pageParts = [...parts].filter((part) => ['home', 'routes', 'taps', 'server'].includes(part));
  if (pageParts.length === 0) return met.every(Boolean);
  const site = await opened(startProduct(ROOT, await data.copy()));
  if (browser && parts.has('home')) {
    console.log('Building the monolith …');
    const monolith = await opened(startMonolith(ROOT, site.origin));
    met.push(await runHome(browser, site.origin, monolith.origin, { runs, listsRequests }));
  }
  if (browser && parts.has('routes')) {
    met.push(await runRoutes(browser, site.origin, { root: ROOT, visits, listsRequests }));
  }
  if (browser && parts.has('taps')) {
    const openRestoring = () => openBrowser(['--disable-back-forward-cache']);
    met.push(await runTaps(browser, site.origin, { ...options, openRestoring }));
  }
  if (parts.has('server')) {
    console.log('Starting the servers that are loaded …');
    const uncached = await opened(startProduct(ROOT, await data.copy(), { PAGE_CACHE: '0' }));
    const unlisted = await opened(startProduct(ROOT, await data.copy(), { PAGE_CACHE: '1' }));
    const fixed = await opened(startStaticServer(ROOT, site));
    await runServers({ cached: site, unlisted, uncached, fixed }, turns);
  }
  return met.every(Boolean);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void closeAll().then(() => process.exit(130)));
}
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (cause) {
  const isExpected = [SiteError, MeasureError, OptionError].some((kind) => cause instanceof kind);
  if (!isExpected) throw cause;
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
} finally {
  await closeAll();
}
