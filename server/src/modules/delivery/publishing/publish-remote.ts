import type { FastifyInstance } from 'fastify';
import type { Descriptor } from '@narthex/shared-contracts';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import type { Config } from '../../../config';
import type { Queryable } from '../../../database/database-handle';
import { COMPRESSED, addCompressedCopies } from '../../../builds/compression';
import { checkPackage, measureSize, type RemotePackage } from '../../../builds/packages/remote-package';
import { problem } from '../../../problem-error';
import type { Writer } from '../../../writes/unit/writer';
import { findGrant } from '../grants/grant-repository';
import { applyRelease, changeRelease, type ReleaseCommand } from '../releases/change-release';
import { listMissingUses } from '../claims/coverage';
import {
  addVersion,
  countPublished,
  findVersion,
  lockVersions,
  type NewVersion,
} from '../releases/version-repository';
import { addFiles, readFileList } from '../stored-versions/file-repository';
import { readCandidate, checkRelease } from './check-release';
import { DAY_MS } from '../../../time-units';

/**
 * Describes the outcome: `added` is a new version, `known` one with the same files as before, `refused` one whose files
 * differ from those already published, which never change.
 */
export type PublishOutcome = 'added' | 'known' | 'refused';

export interface PublishOptions extends Pick<NewVersion, 'source' | 'message' | 'key_id' | 'signature'> {
  readonly writer: Writer;
  /** Changes what is live in the same transaction; without it the version is only stored. */
  readonly release?: ReleaseCommand | null;
}

/** Is thrown for a version that its grant, the other remotes or the shell don't allow. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';

  constructor(readonly refusals: readonly CheckResult[]) {
    super(refusals.map(({ message }) => message).join(' '));
  }
}

/** Returns true if a version consists of exactly these files, apart from compressed copies that the server added. */
function isSameList(stored: ReadonlyMap<string, string>, files: RemotePackage['files']): boolean {
  const uploaded = [...stored].filter(([file]) => files.has(file) || !file.endsWith(COMPRESSED));
  return (
    uploaded.length === files.size &&
    uploaded.every(([file, integrity]) => files.get(file)?.integrity === integrity)
  );
}

/** Throws 429 if a remote has published too many versions within a day, because each one is stored for weeks. */
async function checkPublished(
  db: Queryable,
  { bounds }: Config,
  { remote, more }: { readonly remote: string; readonly more: number },
): Promise<void> {
  const most = bounds.versionsPerRemotePerDay;
  if ((await countPublished(db, remote, new Date(Date.now() - DAY_MS))) + more <= most) return;
  throw problem('rate_limited', `${remote} has published ${most} versions within a day. Try again tomorrow.`);
}

/** Returns the uses for which a version waits before it can be made live. */
export async function readWaitingUses(db: Queryable, { name, uses }: Descriptor): Promise<readonly string[]> {
  const grant = await findGrant(db, name);
  return grant ? listMissingUses(uses, grant) : [];
}

/** Adds a version with all its files in one transaction. Returns false if the registry has it already. */
async function publishNew(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  { writer, release, ...stored }: PublishOptions,
): Promise<boolean> {
  const { remote, version, files } = remotePackage;
  if (await findVersion(app.db, remote, version)) return false;
  if (stored.source === 'shipped') await checkPublished(app.db, app.config, { remote, more: 1 });
  const { descriptor, integrity, taken } = await checkPackage(remotePackage);
  const all = await addCompressedCopies(files);
  const size = measureSize(all);
  const results = checkRelease(
    await readCandidate(app.db, { descriptor, taken, size, fileNames: [...files.keys()] }),
  );
  const refusals = results.filter(({ outcome }) => outcome === 'refused');
  if (refusals.length > 0) throw new ReleaseRefusedError(refusals);
  const isWaiting = (await readWaitingUses(app.db, descriptor)).length > 0;
  // Files are stored before the transaction, because this is slow. If two uploads run at once, only one adds its row.
  await app.blobs.put(all.values());
  return app.unitOfWorkBy(writer, async (unit) => {
    const { tx, audit } = unit;
    await lockVersions(tx, remote);
    const row = { remote, version, manifest_integrity: integrity, descriptor, size, ...stored };
    if (!(await addVersion(tx, { ...row, published_by: writer.actor_label }))) return false;
    // Other versions may have been published while these files were stored.
    if (stored.source === 'shipped') await checkPublished(tx, app.config, { remote, more: 0 });
    await addFiles(tx, { remote, version, files: all });
    await audit({
      action: 'remote.publish',
      subjectType: 'remote',
      subjectId: remote,
      after: { version, source: stored.source, integrity, message: stored.message ?? null },
    });
    if (release && !isWaiting) await applyRelease(unit, writer, remote, release);
    return true;
  });
}

/**
 * Publishes a version of a remote. A version that exists already stays unchanged, but damaged files are restored and
 * the release is still made, since the response to the first attempt may have been lost. A version that asks for more
 * than its grant allows is stored and waits.
 */
export async function publishRemote(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  options: PublishOptions,
): Promise<PublishOutcome> {
  if (await publishNew(app, remotePackage, options)) return 'added';
  const { remote, version, files } = remotePackage;
  if (!isSameList(await readFileList(app.db, { remote, version }), files)) return 'refused';
  if (options.source === 'shipped') await app.blobs.put(files.values());
  const row = options.release && (await findVersion(app.db, remote, version));
  if (options.release && row && (await readWaitingUses(app.db, row.descriptor)).length === 0)
    await changeRelease(app, options.writer, remote, options.release);
  return 'known';
}
