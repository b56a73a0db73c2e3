import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance } from 'fastify';
import { readManifest, type RemotePackage } from '../../../builds/packages/remote-package';
import { namedWriter } from '../../../writes/unit/writer';
import { findState } from '../releases/release-repository';
import { auditedGrant, grantClaims } from '../grants/grant-repository';
import { publishRemote, type PublishOutcome } from './publish-remote';

const SERVER_START = namedWriter(t('Start of the server'));
const FIRST_RELEASE = { action: 'live', reason: 'Built with the site; nothing of it was live.' } as const;

/**
 * Stores a version that was built on this machine. It becomes live only if its remote has no live version, because a
 * start never changes what visitors get. A remote that comes with the site gets a grant for what it claims, unless it
 * has one.
 */
export async function addLocalBuild(
  app: FastifyInstance,
  build: RemotePackage,
): Promise<{ readonly outcome: PublishOutcome; readonly live: string }> {
  const { remote, version, files } = build;
  const { descriptor } = await readManifest(build);
  await app.unitOfWorkBy(SERVER_START, async ({ tx, audit }) => {
    const granted = await grantClaims(tx, descriptor);
    if (!granted) return;
    const after = auditedGrant(granted);
    await audit({ action: 'grant.create', subjectType: 'grant', subjectId: granted.id, after });
  });
  const before = await findState(app.db, remote);
  const release = before ? null : { ...FIRST_RELEASE, version, expected_live: null };
  const outcome = await publishRemote(app, build, { writer: SERVER_START, source: 'local', release });
  // A copy on this machine is faster to read than the one that all processes share.
  if (outcome === 'known')
    for (const { integrity, read } of files.values()) await app.blobs.keep(integrity, read);
  return { outcome, live: before?.live ?? version };
}
