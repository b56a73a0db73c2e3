import { MeasureError } from '../browser/measure-error';
import { allMet, judgementLines, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';
import type { Site } from '../sites/site';
import { measureReturn, type ReturnBytes } from './return-visit';
import { createTeamFolder, type TeamFolder } from './team-folder';
import { LIMIT } from '../limits';
import { findLiveEntry, type Registry } from '@narthex/shared-contracts';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Describes folder, site and credentials for `narthex`. */
interface NarthexRun {
  readonly root: string;
  /** Holds the folder of the team. */
  readonly folder: string;
  readonly token: string;
}

/**
 * Runs a command of the team and resolves with its duration in seconds. Throws MeasureError with its output if it
 * fails.
 */
async function timeNarthex({ root, folder, token }: NarthexRun, args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  await run(process.execPath, ['--import', tsx, path.join(root, 'ship/src/cli.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NARTHEX_TOKEN: token },
  }).catch((error: { readonly stdout?: string; readonly stderr?: string }) => {
    throw new MeasureError(`narthex ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return (performance.now() - begun) / 1000;
}

const POLL_MS = 10;
const LIMIT_MS = 60_000;

/** Returns the live version of a remote, or null if there is none. */
async function readLiveVersion(origin: string, remote: string): Promise<string | null> {
  const response = await fetch(new URL('/registry.json', origin));
  const registry = (await response.json()) as Registry;
  return findLiveEntry(registry.microFrontends[remote] ?? [])?.metadata.version ?? null;
}

/** Resolves with the new version once visitors get another one than this. */
async function waitForOther(origin: string, remote: string, version: string | null): Promise<string> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const live = await readLiveVersion(origin, remote);
    if (live !== null && live !== version) return live;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new MeasureError(`${remote} ${version ?? ''} stayed live.`);
}

/** Contains the duration of each step in seconds, and what the release costs a visitor who returns. */
interface Delivery {
  readonly firstBuild: number;
  readonly secondBuild: number;
  /** Lasts from the command until visitors get the version, including the build. */
  readonly publish: number;
  /** Lasts from the first byte that the site has received. */
  readonly upload: number;
  readonly rollback: number;
  readonly returned: ReturnBytes;
}

const judge = (sentence: string, seconds: number, limit: number): Judgement => ({
  sentence: `${sentence} at most ${limit} s`,
  value: `${seconds.toFixed(2)} s`,
  isMet: seconds <= limit,
});

const toShare = ({ changed, whole }: ReturnBytes) => changed / whole;

/** Judges the budgets of a release. */
export const judgeDelivery = ({
  secondBuild,
  publish,
  upload,
  rollback,
  returned,
}: Delivery): Judgement[] => [
  judge('A second build of one remote takes', secondBuild, LIMIT.secondBuildSeconds),
  judge('From the command until it is live takes', publish, LIMIT.publishSeconds),
  judge('From the upload until it is live takes', upload, LIMIT.uploadSeconds),
  judge('A rollback is served after', rollback, LIMIT.rollbackSeconds),
  {
    sentence: `Who returns after a release gets at most ${LIMIT.returnShare * 100} per cent of the bytes of its files`,
    value: `${(toShare(returned) * 100).toFixed(1)} per cent`,
    isMet: toShare(returned) <= LIMIT.returnShare,
  },
];

interface DeliveryOptions {
  readonly root: string;
  /** Holds the site's own ship token. */
  readonly token: string;
}

async function timeUntilOther(site: Site, remote: string, act: () => Promise<unknown>): Promise<number> {
  const before = await readLiveVersion(site.origin, remote);
  const begun = performance.now();
  await Promise.all([act(), waitForOther(site.origin, remote, before)]);
  return (performance.now() - begun) / 1000;
}

/** Rolls a remote back by the same request as `narthex rollback` and the dashboard. */
async function rollBack(site: Site, remote: string, version: string, token: string): Promise<void> {
  const expected_live = await readLiveVersion(site.origin, remote);
  const response = await fetch(new URL(`/api/v1/delivery/remotes/${remote}/changes`, site.origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'rollback', version, reason: 'Measured', expected_live }),
  });
  if (!response.ok) throw new MeasureError(`The rollback was refused: ${await response.text()}`);
}

async function measure(site: Site, team: TeamFolder, options: DeliveryOptions): Promise<Delivery> {
  const { remote, folder } = team;
  const run: NarthexRun = { ...options, folder };
  const to = ['--site', site.origin];
  const build = () => timeNarthex(run, ['build', remote]);
  const firstBuild = await build();
  await team.change();
  const secondBuild = await build();
  // The build is finished, so this measures upload, checks and release.
  const upload = await timeUntilOther(site, remote, () => timeNarthex(run, ['publish', remote, ...to]));
  const published = (await readLiveVersion(site.origin, remote)) ?? '';
  await team.change();
  const publish = await timeUntilOther(site, remote, () => timeNarthex(run, ['publish', remote, ...to]));
  const changed = (await readLiveVersion(site.origin, remote)) ?? '';
  const returned = await measureReturn(site, { remote, version: published }, { remote, version: changed });
  const rollback = await timeUntilOther(site, remote, () => rollBack(site, remote, published, options.token));
  return { firstBuild, secondBuild, publish, upload, rollback, returned };
}

/**
 * Measures the time from saving a change until visitors have it, and from a rollback. Resolves to whether every budget
 * is met.
 */
export async function runDelivery(site: Site, options: DeliveryOptions): Promise<boolean> {
  const team = await createTeamFolder(options.root);
  try {
    const delivery = await measure(site, team, options);
    const judgements = judgeDelivery(delivery);
    const { files, whole, changed } = delivery.returned;
    const rows: [string, number][] = [
      ['first build', delivery.firstBuild],
      ['second build, one line changed', delivery.secondBuild],
      ['publish, from the command until live', delivery.publish],
      ['publish, built already', delivery.upload],
      ['rollback, until served', delivery.rollback],
    ];
    console.log(
      [
        '',
        `Releases of ${team.remote}, in seconds.`,
        '',
        ...tableLines(
          ['', 'seconds'],
          rows.map(([name, value]) => [name, value.toFixed(2)]),
        ),
        '',
        `All ${files} files of the release are ${whole} bytes, and ${changed} for who has the version before.`,
        '',
        ...judgementLines(judgements),
        '',
      ].join('\n'),
    );
    return allMet(judgements);
  } finally {
    await team.remove();
  }
}
