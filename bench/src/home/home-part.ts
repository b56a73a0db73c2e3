import type { Browser } from 'playwright-core';
import { listRequests } from '../report/list-requests';
import { report } from './report';
import { visitHome, type HomeVisit } from './visit-home';

interface HomeOptions {
  readonly runs: number;
  readonly listsRequests: boolean;
}

/** Visits the sites in turn, so that a machine that becomes slower affects both. The first round is a warm-up. */
async function visitInTurn(browser: Browser, sites: readonly string[], runs: number): Promise<HomeVisit[][]> {
  const visits = sites.map((): HomeVisit[] => []);
  for (let round = 0; round <= runs; round += 1) {
    for (const [index, site] of sites.entries()) {
      const visit = await visitHome(browser, `${site}/`);
      if (round > 0) visits[index]?.push(visit);
    }
    console.log(round === 0 ? 'Warmed up' : `Measured ${round} of ${runs}`);
  }
  return visits;
}

/** Measures the home page and the monolith's, and prints both with the budgets. Resolves to whether all are met. */
export async function runHome(
  browser: Browser,
  site: string,
  monolith: string,
  { runs, listsRequests }: HomeOptions,
): Promise<boolean> {
  const [ours = [], theirs = []] = await visitInTurn(browser, [site, monolith], runs);
  if (listsRequests) {
    listRequests('Federated', ours.at(-1)?.log ?? []);
    listRequests('Monolith', theirs.at(-1)?.log ?? []);
  }
  return report(ours, theirs);
}
