import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance } from 'fastify';
import { readManifest, type RemotePackage } from '../../../builds/packages/remote-package';
import { isOutOfRoom } from '../../../file-store/disk-room';
import { namedWriter } from '../../../writes/unit/writer';
import { ProblemError } from '../../../problem-error';
import type { ReleaseCommand } from '../releases/change-release';
import { findState } from '../releases/release-repository';
import { auditedGrant, grantClaims } from '../grants/grant-repository';
import { publishRemote, type PublishOutcome } from './publish-remote';

const SERVER_START = namedWriter(t('Start of the server'));
const FIRST_RELEASE = { action: 'live', reason: t('Built with the site; nothing of it was live.') } as const;

/** Returns true if something else was live than the release expected. */
const isTaken = (error: unknown) => error instanceof ProblemError && error.conflict !== undefined;

/**
 * Stores a version that was built on this machine. It becomes live only if its remote has no live version, because a
 * start never changes what visitors get. A remote that comes with the site gets a grant for what it claims, unless it
 * has one.
 */
export async function addLocalBuild(
  app: FastifyInstance,
  build: RemotePackage,
): Promise<{ readonly outcome: PublishOutcome | 'no_room'; readonly live: string }> {
  const { remote, version, files } = build;
  const { descriptor } = await readManifest(build);
  await app.unitOfWorkBy(SERVER_START, async ({ tx, audit }) => {
    const granted = await grantClaims(tx, descriptor);
    if (!granted) return;
    const after = auditedGrant(granted);
    await audit({ action: 'grant.create', subjectType: 'grant', subjectId: granted.id, after });
  });
  const publish = (release: ReleaseCommand | null) =>
    publishRemote(app, build, { writer: SERVER_START, source: 'local', release });
  const before = await findState(app.db, remote);
  const outcome = await publish(before ? null : { ...FIRST_RELEASE, version, expected_live: null }).catch(
    (error: unknown) => {
      // Another process of the same new site has started meanwhile, and was first.
      if (isTaken(error)) return publish(null);
      // The live version stays, because a site must start after an upgrade although its disk is full.
      if (before && isOutOfRoom(error)) return 'no_room' as const;
      throw error;
    },
  );
  // A copy on this machine is faster to read than the one that all processes share.
  if (outcome === 'known')
    for (const { integrity, read } of files.values())
      await app.blobs.keep(integrity, read).catch((error: unknown) => {
        if (!isOutOfRoom(error)) throw error;
      });
  const live = before ?? (await findState(app.db, remote));
  return { outcome, live: live?.live ?? version };
}
