import { readRemoteFiles } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { isSignedBy } from '@narthex/shared-contracts/team-token';
import type { FastifyInstance } from 'fastify';
import { computeIntegrity } from '../../../delivery/files/integrity';
import { NODE_BUILD } from '../../../delivery/remote-package';
import { findKeyOf } from '../keys/key-repository';
import { findVersion } from './version-repository';

/** Hashes of the files that a version consists of, as they are stored; null where one is missing. */
async function hashFiles({ remoteStore }: FastifyInstance, remote: string, version: string) {
  const manifest = await remoteStore.read(remote, version, MANIFEST);
  if (!manifest) return null;
  const named = readRemoteFiles(JSON.parse(manifest.toString('utf8')), MANIFEST).integrity;
  const hashes: Record<string, string> = {};
  for (const file of [MANIFEST, NODE_BUILD, ...Object.keys(named)]) {
    const bytes = await remoteStore.read(remote, version, file);
    if (bytes) hashes[file] = computeIntegrity(bytes);
    else if (file !== NODE_BUILD) return null;
  }
  return hashes;
}

/** Whether the stored files of a version are those that its team signed with the key that it published them with. */
export async function verifySignature(
  app: FastifyInstance,
  remote: string,
  version: string,
): Promise<VersionHealth['signature']> {
  const row = await findVersion(app.db, remote, version);
  if (!row?.signature || row.keyId === null) return 'unsigned';
  const key = await findKeyOf(app.db, row.keyId);
  const hashes = await hashFiles(app, remote, version);
  const isValid =
    key && hashes && isSignedBy(signedText(remote, version, hashes), row.signature, key.publicKey);
  return isValid ? 'verified' : 'invalid';
}
