import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { listCapableIds, notify } from '../../../writes/notify';
import { namedWriter } from '../../../writes/unit/writer';
import { readVerdict } from '../health/outcome-repository';
import { applyRelease } from '../releases/change-release';
import { findLiveSince, findState } from '../releases/release-repository';
import { findVersion } from '../releases/version-repository';
import { RELEASES_LINK } from '../delivery-policy';
import { judgeRollout } from './judge-rollout';

/** Ends a canary that does worse than the live version, or rolls a new live version back. */
async function watchRollout(app: FastifyInstance, remote: string): Promise<void> {
  const writer = namedWriter('Narthex');
  await app.unitOfWorkBy(writer, async (unit) => {
    const { tx } = unit;
    const state = await findState(tx, remote, { forUpdate: true });
    if (!state) return;
    const read = (version: string | null | undefined) => (version ? readVerdict(tx, remote, version) : null);
    const command = judgeRollout({
      state,
      liveSince: await findLiveSince(tx, remote, state.live),
      verdicts: {
        live: await readVerdict(tx, remote, state.live),
        canary: await read(state.canary?.version),
        good: await read(state.good),
      },
    });
    if (!command) return;
    await applyRelease(unit, writer, remote, command);
    const version = await findVersion(tx, remote, state.live);
    const title = version?.descriptor.title ?? remote;
    const text = `${title}: ${command.reason}`;
    await notify(tx, await listCapableIds(tx, 'delivery.release'), {
      kind: 'system',
      text,
      link: RELEASES_LINK,
    });
    app.log.warn({ remote, reason: command.reason }, 'a rollout was halted');
  });
}

/** Checks a rollout whenever failures of its remote were stored. */
export const rolloutWatch = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.remoteHealth.onFailures(async (remotes) => {
      for (const remote of remotes) await watchRollout(app, remote);
    });
  },
  { name: 'rollout-watch', dependencies: ['remote-health', 'unit-of-work'] },
);
