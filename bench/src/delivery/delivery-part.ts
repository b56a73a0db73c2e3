import { MeasureError } from '../browser/measure-error';
import { allMet, judgementLines } from '../report/judgement';
import { tableLines } from '../report/table';
import type { Site } from '../sites/site';
import { judgeDelivery, type DeliverySeconds } from './judge-delivery';
import { readLiveVersion, waitForOther } from './released-version';
import { timeNarthex, type NarthexRun } from './run-narthex';
import { createTeamFolder, type TeamFolder } from './team-folder';

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

async function measure(site: Site, team: TeamFolder, options: DeliveryOptions): Promise<DeliverySeconds> {
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
  const rollback = await timeUntilOther(site, remote, () => rollBack(site, remote, published, options.token));
  return { firstBuild, secondBuild, publish, upload, rollback };
}

/**
 * Measures the time from saving a change until visitors have it, and from a rollback. Resolves to whether every budget
 * is met.
 */
export async function runDelivery(site: Site, options: DeliveryOptions): Promise<boolean> {
  const team = await createTeamFolder(options.root);
  try {
    const seconds = await measure(site, team, options);
    const judgements = judgeDelivery(seconds);
    const rows: [string, number][] = [
      ['first build', seconds.firstBuild],
      ['second build, one line changed', seconds.secondBuild],
      ['publish, from the command until live', seconds.publish],
      ['publish, built already', seconds.upload],
      ['rollback, until served', seconds.rollback],
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
        ...judgementLines(judgements),
        '',
      ].join('\n'),
    );
    return allMet(judgements);
  } finally {
    await team.remove();
  }
}
