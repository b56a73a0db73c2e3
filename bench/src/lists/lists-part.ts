import { existsSync } from 'node:fs';
import path from 'node:path';
import { allMet, judgementLines } from '../report/judgement';
import { publicRoutes } from '../routes/public-routes';
import { startFilledSites, type FilledSite } from './filled-site';
import { judgeLists, listsTable, type MeasuredList } from './lists-table';
import { measuredRequests, type MeasuredRequest } from './requests';

const SIZES = [1_000, 100_000] as const;
const WARM_UPS = 3;
const SLOW_MS = 3_000;
/** So slow a response says enough after a few. */
const SLOW_TURNS = 3;
const TIME_LIMIT_MS = 20_000;

/** How long a response takes, to its last byte; null when it fails or doesn't come. */
async function timeResponse(site: FilledSite, { path: url, asker }: MeasuredRequest): Promise<number | null> {
  const token = site.tokens[asker];
  const start = performance.now();
  try {
    const response = await fetch(new URL(url, site.origin), {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.arrayBuffer();
    return response.status < 500 ? performance.now() - start : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  }
}

async function measure(
  sites: readonly FilledSite[],
  requests: readonly MeasuredRequest[],
  turns: number,
): Promise<MeasuredList> {
  const [first] = requests;
  const times: (number[] | null)[] = sites.map(() => []);
  for (let turn = -WARM_UPS; turn < turns; turn += 1) {
    for (const [index, site] of sites.entries()) {
      const taken = times[index];
      const request = requests[index];
      if (!taken || !request) continue;
      const isSlow = taken.length >= SLOW_TURNS && taken.every((time) => time > SLOW_MS);
      if (isSlow) continue;
      const time = await timeResponse(site, request);
      if (time === null) times[index] = null;
      // What is slow is measured from the start: it needs no warming up.
      else if (turn >= 0 || time > SLOW_MS) taken.push(time);
    }
  }
  return { name: first?.name ?? '', few: times[0] ?? null, many: times[1] ?? null };
}

async function pageRequests(root: string, site: FilledSite): Promise<MeasuredRequest[]> {
  if (!existsSync(path.join(root, 'shell/dist'))) {
    console.log('The pages are left out: there is no build of them.');
    return [];
  }
  const routes = await publicRoutes(site.origin);
  return routes.map((route) => ({ name: `page: ${route}`, path: route, asker: 'visitor' }));
}

/** Measures lists, searches, feeds, figures and pages with few and with many rows; resolves whether the budget is met. */
export async function runLists(
  root: string,
  turns: number,
  closeLater: (close: () => Promise<unknown>) => void,
): Promise<boolean> {
  const sites = await startFilledSites(root, SIZES, closeLater);
  const [few] = sites;
  if (!few) return false;
  // The sites have other ids for the same things, so each is asked by its own.
  const requests = sites.map(({ attended }) => measuredRequests(attended));
  const measured: MeasuredList[] = [];
  for (const index of (requests[0] ?? []).keys()) {
    measured.push(
      await measure(
        sites,
        requests.flatMap((list) => list[index] ?? []),
        turns,
      ),
    );
  }
  for (const page of await pageRequests(root, few)) {
    measured.push(
      await measure(
        sites,
        sites.map(() => page),
        turns,
      ),
    );
  }
  const judgements = judgeLists(measured);
  const sizes = SIZES.map((rows) => rows.toLocaleString('en-US')).join(' and ');
  console.log(
    [
      '',
      `Lists with ${sizes} rows of each kind, ${turns} turns, one request at a time, in milliseconds.`,
      '',
      ...listsTable(measured),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
