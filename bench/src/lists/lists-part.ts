import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { allMet, judgementLines } from '../report/judgement';
import { publicRoutes } from '../routes/public-routes';
import { startFilledSites, type FilledSite } from './filled-site';
import { judgeLists, listsTable } from './lists-table';
import { measureLists } from './measure-lists';
import { allMeasuredRequests } from './api-lists';
import type { MeasuredRequest } from './requests';
import { measureWrites, writesTable } from '../writes/measure-writes';

/**
 * A large campus church has some 20,000 rows of the most frequent kind in ten years. Nobody reaches five times as many.
 */
const SIZES = [1_000, 20_000, 100_000] as const;

async function pageRequests(root: string, site: FilledSite): Promise<MeasuredRequest[]> {
  if (!existsSync(path.join(root, 'shell/dist'))) {
    console.log('The pages are left out: there is no build of them.');
    return [];
  }
  const routes = await publicRoutes(site.origin);
  return routes.map((route) => ({ name: `page: ${route}`, path: route, sender: 'visitor' }));
}

const isNamed = (name: string, names: readonly string[]): boolean =>
  names.length === 0 || names.some((text) => name.includes(text));

function describeMachine(): string {
  const processors = cpus();
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(', ');
  return [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${processors.length} x ${processors[0]?.model ?? 'processor'}`,
    `load ${load}`,
  ].join(', ');
}

/**
 * Measures lists, searches, feeds, figures and pages with few and with many rows. Resolves to whether the budget is
 * met.
 */
export async function runLists(
  root: string,
  { turns, names }: { readonly turns: number; readonly names: readonly string[] },
  closeLater: (close: () => Promise<unknown>) => void,
): Promise<boolean> {
  const sites = await startFilledSites(root, SIZES, closeLater);
  const [few] = sites;
  if (!few) return false;
  const lists = sites.map(({ attended }) => allMeasuredRequests(attended));
  const requests = (lists[0] ?? []).map((_, index) => lists.flatMap((list) => list[index] ?? []));
  const pages = (await pageRequests(root, few)).map((page) => sites.map(() => page));
  const chosen = [...requests, ...pages].filter(([request]) => isNamed(request?.name ?? '', names));
  const measured = await measureLists(sites, chosen, turns);
  const writes = await measureWrites(sites, turns);
  const judgements = judgeLists(measured);
  const sizes = SIZES.map((rows) => rows.toLocaleString('en-US')).join(', ');
  console.log(
    [
      '',
      `Lists with ${sizes} rows of each kind, ${turns} turns, one request at a time, in milliseconds.`,
      describeMachine(),
      '',
      ...listsTable(measured),
      '',
      'Writes beside them.',
      '',
      ...writesTable(writes),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
