import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { isSignedBy } from '@narthex/shared-contracts/team-token';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED } from '../../../builds/compression';
import { readFileList } from '../stored-versions/file-repository';
import { findKey } from '../keys/key-repository';
import { findVersion } from './version-repository';

/**
 * Returns the texts that a team may have signed: its files with the compressed copies it sent, or without those that
 * the server added.
 */
function listSignedTexts(remote: string, version: string, files: ReadonlyMap<string, string>): string[] {
  const isCopy = (file: string) => file.endsWith(COMPRESSED) && files.has(file.slice(0, -COMPRESSED.length));
  const uploaded = [...files].filter(([file]) => !isCopy(file));
  return [[...files], uploaded].map((list) => signedText(remote, version, Object.fromEntries(list)));
}

/**
 * Checks that the files of a version are those that its team signed with its key. The store only returns bytes that
 * match these hashes.
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
