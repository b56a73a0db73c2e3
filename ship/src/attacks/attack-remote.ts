import { SiteError } from '../site-client';
import type { Boundary, Outcome } from './attack';
import { judgeAttack, type AttackReport, type AttackResult } from './describe-attacks';
import { listGroups, type Group } from './groups';
import { openArena } from './hostile/open-arena';
import { ATTACKS } from './tables/all';

/** This many pages are attacked at once; more would only wait for each other. */
const MAX_PARALLEL_RUNS = 4;
/** Each of these uses up a core, and then mostly waits until it is clear that a page doesn't respond. */
const MAX_PARALLEL_HEAVY_RUNS = 2;

/** Names the site, the password of its demo accounts, and the remote whose grant the hostile ones get. */
export interface AttackOptions {
  readonly site: string;
  readonly password: string;
  readonly remote: string;
  /** Names the subject whose attacks are run; all are by default. */
  readonly only?: string | undefined;
  /** Is called for each run of a group that has ended. */
  readonly onProgress?: (done: number, all: number) => void;
}

type Outcomes = ReadonlyMap<string, Outcome> | Error;
type Run = { readonly group: Group; readonly boundary: Boundary };

/** Runs tasks in their order, a number of them at once. */
async function runPool(
  runs: readonly Run[],
  parallel: number,
  runOne: (run: Run) => Promise<void>,
): Promise<void> {
  const queue = runs.values();
  async function next(): Promise<void> {
    for (const run of queue) await runOne(run);
  }
  await Promise.all(Array.from({ length: parallel }, next));
}

/** Returns the rows of a group: one for each of its attacks. */
const judgeGroup = (
  { subject, names }: Group,
  outcomes: ReadonlyMap<Boundary, Outcomes>,
): readonly AttackResult[] =>
  names.map((name) => {
    const own = [...outcomes].map(([boundary, found]): [Boundary, Outcome | Error] => [
      boundary,
      found instanceof Error ? found : (found.get(name) ?? new Error('It was not run.')),
    ]);
    return judgeAttack(subject, name, new Map(own));
  });

/**
 * Attacks a site with the code of a hostile remote that has the grant of a given one, each attack with the boundary off
 * and on. Resolves with what succeeded.
 */
export async function attackRemote({
  site,
  password,
  remote,
  only,
  onProgress,
}: AttackOptions): Promise<AttackReport> {
  const arena = await openArena({ site, password, remote }, ATTACKS);
  try {
    const groups = listGroups(arena, password).filter(({ subject }) => !only || subject === only);
    if (groups.length === 0) throw new SiteError(`No attacks are about ${only}.`);
    const found = new Map(groups.map((group) => [group, new Map<Boundary, Outcomes>()]));
    const runs = groups.flatMap((group) => group.boundaries.map((boundary): Run => ({ group, boundary })));
    let done = 0;
    const runOne = async ({ group, boundary }: Run) => {
      // A page of a busy machine may not load in time; a second try tells if something is wrong.
      const outcomes = await group
        .run(boundary)
        .catch(() => group.run(boundary))
        .catch((cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))));
      found.get(group)?.set(boundary, outcomes);
      onProgress?.(++done, runs.length);
    };
    await runPool(
      runs.filter(({ group }) => !group.isHeavy),
      MAX_PARALLEL_RUNS,
      runOne,
    );
    await runPool(
      runs.filter(({ group }) => group.isHeavy),
      MAX_PARALLEL_HEAVY_RUNS,
      runOne,
    );
    return { remote, results: groups.flatMap((group) => judgeGroup(group, found.get(group) ?? new Map())) };
  } finally {
    await arena.close();
  }
}
