import type { Browser } from 'playwright-core';
import { median } from '../browser/metrics';
import { LIMIT } from '../limits';
import { allMet, judgementLines, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';
import { milliseconds } from '../report/units';
import type { Site } from '../sites/site';
import { createKindSwitch, publishUses, signIn, type Kind } from './kinds';
import { visitDashboard, type Paints } from './visit-dashboard';

const KINDS: readonly Kind[] = ['core', 'isolated'];
const VISITS: readonly (keyof Paints)[] = ['first', 'second'];

interface IsolatedOptions {
  readonly root: string;
  readonly password: string;
  readonly shipToken: string;
  /** Counts the visits of each kind. */
  readonly runs: number;
}

/** Returns the medians of some visits. */
const summarize = (visits: readonly Paints[]): Paints => ({
  first: median(visits.map(({ first }) => first)),
  second: median(visits.map(({ second }) => second)),
});

/** Judges how much longer the boundary makes the first paint of a remote. */
export const judgePaints = (core: Paints, isolated: Paints): Judgement[] =>
  VISITS.map((visit) => {
    const ratio = isolated[visit] / core[visit];
    return {
      sentence: `The ${visit} visit paints an isolated remote in at most ${LIMIT.isolatedPaintRatio} times the time of a core one`,
      value: ratio.toFixed(2),
      isMet: ratio <= LIMIT.isolatedPaintRatio,
    };
  });

/** Measures the first paint of the same remote as a core and as an isolated one, in turns. */
export async function runIsolated(
  browser: Browser,
  site: Site,
  { root, password, shipToken, runs }: IsolatedOptions,
): Promise<boolean> {
  await publishUses(site, root, shipToken);
  const switchTo = createKindSwitch(site, await signIn(site, 'communication', password));
  const session = await signIn(site, 'youth', password);
  const visits: Record<Kind, Paints[]> = { core: [], isolated: [] };
  for (let run = 0; run <= runs; run += 1)
    for (const kind of KINDS) {
      await switchTo(kind);
      const paints = await visitDashboard(browser, { origin: site.origin, kind, session });
      // The first visits warm the server up.
      if (run > 0) visits[kind].push(paints);
    }
  const [core, isolated] = [summarize(visits.core), summarize(visits.isolated)];
  const judgements = judgePaints(core, isolated);
  console.log(
    [
      '',
      `First paint of a dashboard of the site and of a team, median of ${runs}.`,
      '',
      ...tableLines(
        ['', 'core', 'isolated'],
        VISITS.map((visit) => [`${visit} visit`, milliseconds(core[visit]), milliseconds(isolated[visit])]),
      ),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
