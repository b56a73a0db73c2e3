import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../browser/open-browser';
import type { Attack, Boundary, Outcome, Outcomes } from './attack';
import type { Arena } from './hostile/open-arena';
import { openContext } from './run/open-context';
import { runAlone } from './run/run-alone';
import { runOverload } from './run/run-overloads';
import { runTogether } from './run/run-together';
import { runUndriven } from './run/run-undriven';
import { VISITS } from './run/run-visits';
import { KEY_ATTACKS } from './delivery/key-attacks';
import { PACKAGE_ATTACKS } from './delivery/package-attacks';
import { runDeliveryAttack } from './delivery/delivery-attack';
import { weakenHost } from './site/boundary';
import { BATCHES } from './tables/all';
import { callsBeyond } from './tables/calls';
import { FORGED_PATHS } from './tables/channel';
import { DISTURBANCES, NAVIGATIONS } from './tables/disturbances';
import { HINTS } from './tables/hints';
import { OVERLOADS, STRAINS } from './tables/overloads';
import { PERSON } from './tables/person';
import { SHARED } from './tables/shell';

/** Describes attacks that are run in the same way. */
export interface Group {
  readonly subject: string;
  readonly names: readonly string[];
  /** Lists the states in which they are run; where `off` isn't among them, nothing can be switched off. */
  readonly boundaries: readonly Boundary[];
  /** Is true if several others at the same time would disturb it. */
  readonly isHeavy?: true;
  readonly run: (boundary: Boundary) => Promise<Outcomes>;
}

const namesOf = (attacks: readonly { readonly name: string }[]) => attacks.map(({ name }) => name);
const BOTH = ['off', 'on'] as const;

/** Runs the attacks of one page, in a browser of their own. */
async function runBatch(
  arena: Arena,
  attacks: readonly Attack[],
  boundary: Boundary,
  {
    remote = arena.isolated.remote,
    site = boundary,
    prepare = async () => undefined,
  }: {
    readonly remote?: string;
    /** Names the site that is opened, if the boundary is another one than that between site and frame. */
    readonly site?: Boundary;
    readonly prepare?: (context: Awaited<ReturnType<typeof openContext>>) => Promise<unknown>;
  } = {},
): Promise<Outcomes> {
  const context = await openContext(arena, site, { serviceWorkers: 'allow' });
  try {
    await prepare(context);
    return await runTogether(arena, context, { remote, attacks, boundary });
  } finally {
    await context.close();
  }
}

const single = (name: string, run: Promise<Outcome>): Promise<Outcomes> =>
  run.then((outcome) => new Map([[name, outcome]]));

type RunOne = (attack: Attack, boundary: Boundary) => Promise<Outcome>;

/** Returns a function that runs each attack in a browser of its own. */
const runApart =
  (arena: Arena): RunOne =>
  async (attack, boundary) => {
    const whole = attack.needsWholeBrowser
      ? await openBrowser({ flags: ['--use-fake-device-for-media-stream'], isWhole: true })
      : null;
    try {
      const context = await openContext(arena, boundary, { browser: whole ?? arena.browser });
      return await runAlone(arena, context, attack, boundary).finally(() => context.close());
    } finally {
      await whole?.close();
    }
  };

/** Returns a function that runs attacks in pages of one browser, which loads the shell from its cache. */
function runInOneBrowser(arena: Arena): RunOne {
  const contexts = new Map<Boundary, Promise<BrowserContext>>();
  return async (attack, boundary) => {
    const context = contexts.get(boundary) ?? openContext(arena, boundary);
    contexts.set(boundary, context);
    return runAlone(arena, await context, attack, boundary);
  };
}

/** Lists all attacks on a site, those first that take long. @param password The password of its demo accounts. */
export function listGroups(arena: Arena, password: string): readonly Group[] {
  const { core, uses } = arena;
  const batches = Object.entries(BATCHES).map(([subject, attacks]): Group => ({
    subject,
    names: namesOf(attacks),
    // Older browsers ignore a header that covers these attacks in newer ones, so another way has to cover them.
    boundaries: subject === 'requests' ? ['off', 'on', 'older'] : BOTH,
    run: (boundary) => runBatch(arena, attacks, boundary),
  }));
  const alone = (subject: string, attacks: readonly Attack[], runOne: RunOne) =>
    attacks.map((attack): Group => ({
      ...{ subject, names: [attack.name], boundaries: BOTH },
      run: (boundary) => single(attack.name, runOne(attack, boundary)),
    }));
  const calls = callsBeyond(uses);
  const heavy = (attacks: readonly Attack[], subject: string, boundaries: readonly Boundary[]) =>
    attacks.map(({ name }): Group => ({
      ...{ subject, names: [name], boundaries, isHeavy: true },
      run: (boundary) => single(name, runOverload(arena, name, boundary)),
    }));
  return [
    {
      ...{ subject: 'hints', names: namesOf(HINTS), boundaries: BOTH },
      run: (boundary) => runUndriven(arena, HINTS, boundary),
    },
    ...batches,
    {
      ...{ subject: 'calls', names: namesOf(calls), boundaries: BOTH },
      run: (boundary) => runBatch(arena, calls, boundary),
    },
    {
      // A core remote shares with the shell what an isolated one has for itself.
      ...{ subject: 'shared', names: namesOf(SHARED), boundaries: BOTH },
      run: (boundary) =>
        runBatch(arena, SHARED, boundary, { site: 'on', ...(boundary === 'off' && { remote: core.remote }) }),
    },
    {
      // The page offers its methods by an object that inherits nothing.
      ...{ subject: 'channel', names: namesOf(FORGED_PATHS), boundaries: BOTH },
      run: (boundary) =>
        runBatch(arena, FORGED_PATHS, boundary, {
          site: 'on',
          ...(boundary === 'off' && { prepare: weakenHost }),
        }),
    },
    ...VISITS.map(({ name, run }): Group => ({
      ...{ subject: 'visits', names: [name], boundaries: BOTH },
      run: (boundary) => single(name, run(arena, boundary, password)),
    })),
    ...alone('disturbances', DISTURBANCES, runApart(arena)),
    // Those that lead elsewhere leave nothing in a browser, and need no page that is in front.
    ...alone('navigations', NAVIGATIONS, runInOneBrowser(arena)),
    ...alone('person', PERSON, runApart(arena)),
    ...Object.entries({ keys: KEY_ATTACKS, packages: PACKAGE_ATTACKS }).flatMap(([subject, attacks]) =>
      attacks.map((attack): Group => ({
        ...{ subject, names: [attack.name], boundaries: BOTH },
        run: (boundary) => single(attack.name, runDeliveryAttack(arena, attack, boundary)),
      })),
    ),
    ...heavy(OVERLOADS, 'overloads', BOTH),
    ...heavy(STRAINS, 'strains', ['on']),
  ];
}
