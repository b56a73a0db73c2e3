import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { isSignedBy } from '@narthex/shared-contracts/team-token';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED } from '../../../builds/compressed-copies';
import { readFileList } from '../stored-versions/file-repository';
import { findKey } from '../keys/key-repository';
import { findVersion } from './version-repository';

/** What a team may have signed: with the compressed copies, if it handed them in, or without those that were made here. */
function listSignedTexts(remote: string, version: string, files: ReadonlyMap<string, string>): string[] {
  const isCopy = (file: string) => file.endsWith(COMPRESSED) && files.has(file.slice(0, -COMPRESSED.length));
  const handedIn = [...files].filter(([file]) => !isCopy(file));
  return [[...files], handedIn].map((list) => signedText(remote, version, Object.fromEntries(list)));
}

/**
 * Whether the files of a version are those that its team signed with the key that it published them with. The store hands
 * out no other bytes than those of these hashes.
 */
export async function verifySignature(
  app: FastifyInstance,
  remote: string,
  version: string,
): Promise<VersionHealth['signature']> {
  const row = await findVersion(app.db, remote, version);
  if (!row?.signature || row.key_id === null) return 'unsigned';
  const key = await findKey(app.db, row.key_id);
  const { signature } = row;
  const texts = listSignedTexts(remote, version, await readFileList(app.db, { remote, version }));
  return key && texts.some((text) => isSignedBy(text, signature, key.public_key)) ? 'verified' : 'invalid';
}
