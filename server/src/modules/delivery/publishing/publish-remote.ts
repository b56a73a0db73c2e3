import type { FastifyInstance } from 'fastify';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { addCompressedCopies } from '../../../delivery/files/compressed-copies';
import { checkPackage, measureSize, type RemotePackage } from '../../../delivery/remote-package';
import type { Writer } from '../../../writes/unit/writer';
import { applyRelease, changeRelease, type ReleaseCommand } from '../releases/change-release';
import { addVersion, findVersion, type NewVersion } from '../releases/version-repository';
import { readCandidate } from './candidate';
import { checkRelease } from './check-release';

/** `added`: it was new. `known`: the same files were there already. `refused`: other files are, and they never change. */
export type PublishOutcome = 'added' | 'known' | 'refused';

export interface PublishOptions extends Pick<NewVersion, 'source' | 'message' | 'keyId' | 'signature'> {
  readonly writer: Writer;
  /** What becomes of it in the same step; stored alone unless given. */
  readonly release?: ReleaseCommand | null;
}

/** A version that its grant, the other remotes or the shell don't allow. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';

  constructor(readonly refusals: readonly CheckResult[]) {
    super(refusals.map(({ message }) => message).join(' '));
  }
}

/** Adds a version with its files, as a whole or not at all. False when the registry has it already. */
async function publishNew(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  { writer, release, ...stored }: PublishOptions,
): Promise<boolean> {
  const { remote, version, files } = remotePackage;
  const { descriptor, integrity, taken } = checkPackage(remotePackage);
  if (await findVersion(app.db, remote, version)) return false;
  // Slow, and out of sight: of two uploads at once, the one whose row is stored places its files.
  const all = await addCompressedCopies(files);
  const size = measureSize(all);
  const results = checkRelease(
    await readCandidate(app.db, { descriptor, taken, size, fileNames: [...files.keys()] }),
  );
  const refusals = results.filter(({ outcome }) => outcome === 'refused');
  if (refusals.length > 0) throw new ReleaseRefusedError(refusals);
  const staged = await app.remoteStore.stage(all);
  try {
    return await app.unitOfWorkBy(writer, async (unit) => {
      const { tx, audit } = unit;
      const row = { remote, version, manifestIntegrity: integrity, descriptor, size, ...stored };
      if (!(await addVersion(tx, { ...row, publishedBy: writer.actorLabel }))) return false;
      await staged.place(remote, version);
      await audit({
        action: 'remote.publish',
        subjectType: 'remote',
        subjectId: remote,
        after: { version, source: stored.source, integrity, message: stored.message ?? null },
      });
      if (release) await applyRelease(unit, writer, remote, release);
      return true;
    });
  } finally {
    await staged.discard();
  }
}

/**
 * Publishes a version of a remote. What is published already stays as it is; the release is made all the same, since
 * the response to the first time may have been lost.
 */
export async function publishRemote(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  options: PublishOptions,
): Promise<PublishOutcome> {
  if (await publishNew(app, remotePackage, options)) return 'added';
  const { remote, version, files } = remotePackage;
  if (!(await app.remoteStore.holds(remote, version, files))) return 'refused';
  if (options.release) await changeRelease(app, options.writer, remote, options.release);
  return 'known';
}
