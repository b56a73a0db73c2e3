import type { Browser } from 'playwright-core';
import { percentile } from '../browser/metrics';
import { THROTTLE_TEXT } from '../browser/throttle';
import { startApplication, withVisitor, type Visitor } from '../browser/visitor';
import { allMet, judgementLines } from '../report/judgement';
import { tableLines } from '../report/table';
import { milliseconds } from '../report/units';
import { publicRoutes } from '../routes/public-routes';
import { judgeTaps, responseTimes, judgeWays, type Round } from './judge-taps';
import { createRandom, shuffle } from './random';
import { probeTaps } from './tap-probe';
import { tapThrough, type Tap } from './tap-visit';
import { followLinks } from './ways/click-to-paint';
import { listUnrestored } from './ways/restore';

const TAPS_A_VISIT = 20;
/** The application starts once for each first visit, so a few taps suffice. */
const TAPS_A_FIRST_VISIT = 4;

interface TapsOptions {
  /** Counts the taps of a round, and of the links that are followed there is a fifth. */
  readonly taps: number;
  readonly seed: number;
  /** Opens a browser that keeps pages for going back, which Playwright switches off. */
  readonly openRestoring: () => Promise<Browser>;
}

async function blockScripts({ page }: Visitor): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
}

/** Fills the cache with the application's code for a page. */
async function warmUp(visitor: Visitor, url: string): Promise<void> {
  await visitor.page.goto(url);
  await startApplication(visitor);
}

const tableOf = (rounds: Readonly<Record<Round, readonly Tap[]>>) => {
  const row = (name: string, taps: readonly Tap[]) => {
    const times = responseTimes(taps);
    const at = (share: number) => milliseconds(percentile(times, share));
    return [name, String(taps.length), at(0.5), at(0.98), at(1)];
  };
  const waiting = (taps: readonly Tap[]) => taps.filter(({ needsApplication }) => needsApplication);
  return tableLines(
    ['', 'taps', 'median', 'p98', 'longest'],
    [
      row('all, with the code in the cache', rounds.cached),
      row('  for which the application starts', waiting(rounds.cached)),
      row('all, first visits', rounds.first),
      row('  for which the application starts', waiting(rounds.first)),
      row('all, with scripts blocked', rounds.blocked),
    ],
  );
};

/** Uses controls of every public page at random moments, follows links, goes back, and judges all of it. */
export async function runTaps(browser: Browser, origin: string, options: TapsOptions): Promise<boolean> {
  const random = createRandom(options.seed);
  const paths = await publicRoutes(origin);
  const visits = Math.ceil(options.taps / TAPS_A_VISIT);
  const visited = Array.from({ length: Math.ceil(visits / paths.length) }, () => shuffle(paths, random))
    .flat()
    .slice(0, visits);
  // Most visitors get a page that the server has rendered before.
  for (const path of new Set(visited)) await fetch(origin + path);

  const tapEach = async (prepare: (visitor: Visitor, url: string) => Promise<void>, count: number) => {
    const taps: Tap[] = [];
    for (const path of visited)
      await withVisitor(
        browser,
        async (visitor) => {
          const url = origin + path;
          await prepare(visitor, url);
          taps.push(...(await tapThrough(visitor.page, { url, random, count })));
        },
        [probeTaps],
      );
    return taps;
  };
  console.log(`Using the controls of ${visits} pages, three times; the seed is ${options.seed} …`);
  const rounds = {
    cached: await tapEach(warmUp, TAPS_A_VISIT),
    first: await tapEach(async () => undefined, TAPS_A_FIRST_VISIT),
    blocked: await tapEach(blockScripts, TAPS_A_VISIT),
  };

  console.log('Following links …');
  const ways = await followLinks(browser, { origin, paths, random, count: Math.ceil(options.taps / 5) });
  const pages = paths.filter((path) => visited.includes(path) || visits >= paths.length);
  console.log('Going back …');
  const restoring = await options.openRestoring();
  const unrestored = await listUnrestored(restoring, origin, pages);

  const judgements = [...judgeTaps(rounds), ...judgeWays(ways, unrestored)];
  console.log(
    [
      '',
      `Taps, keys and focus changes between the first paint and ten seconds: ${THROTTLE_TEXT}.`,
      '',
      ...tableOf(rounds),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
