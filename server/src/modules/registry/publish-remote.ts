import type { FastifyInstance } from 'fastify';
import { addCompressedCopies } from '../../delivery/files/compressed-copies';
import { checkPackage, type RemotePackage } from '../../delivery/remote-package';
import type { Writer } from '../../writes/unit/writer';
import { addVersion, findVersion, makeLive } from './repository';

/** `added`: it was new. `known`: the same files were there already. `refused`: other files are, and they never change. */
export type PublishOutcome = 'added' | 'known' | 'refused';

export interface PublishOptions {
  readonly writer: Writer;
  readonly source: 'local' | 'shipped';
}

/** Adds a version with its files and makes it live, as a whole or not at all. False when the registry has it already. */
async function publishNew(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  { writer, source }: PublishOptions,
): Promise<boolean> {
  const { remote, version, files } = remotePackage;
  const { descriptor, integrity } = checkPackage(remotePackage);
  if (await findVersion(app.db, remote, version)) return false;
  // Slow, and out of sight: of two uploads at once, the one whose row is stored places its files.
  const staged = await app.remoteStore.stage(await addCompressedCopies(files));
  try {
    return await app.unitOfWorkBy(writer, async ({ tx, audit, invalidates }) => {
      const row = { remote, version, manifestIntegrity: integrity, descriptor, source };
      if (!(await addVersion(tx, row))) return false;
      await staged.place(remote, version);
      await makeLive(tx, remote, version);
      await audit({
        action: 'remote.publish',
        subjectType: 'remote',
        subjectId: remote,
        after: { version, source, integrity },
      });
      invalidates('remotes');
      return true;
    });
  } finally {
    await staged.discard();
  }
}

/** Publishes a version of a remote: new ones go live. What is published already stays as it is. */
export async function publishRemote(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  options: PublishOptions,
): Promise<PublishOutcome> {
  if (await publishNew(app, remotePackage, options)) return 'added';
  const { remote, version, files } = remotePackage;
  return (await app.remoteStore.holds(remote, version, files)) ? 'known' : 'refused';
}

/** Makes a published version live, again or still. */
export async function makeVersionLive(
  app: FastifyInstance,
  writer: Writer,
  { remote, version }: Pick<RemotePackage, 'remote' | 'version'>,
): Promise<void> {
  await app.unitOfWorkBy(writer, async ({ tx, audit, invalidates }) => {
    if (!(await makeLive(tx, remote, version))) return;
    await audit({ action: 'remote.make_live', subjectType: 'remote', subjectId: remote, after: { version } });
    invalidates('remotes');
  });
}
