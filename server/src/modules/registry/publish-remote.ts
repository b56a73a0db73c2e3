import type { FastifyInstance } from 'fastify';
import { compressText } from '../../delivery/compress-text';
import { checkPackage, type RemotePackage } from '../../delivery/remote-package';
import { addVersion, findVersion, makeLive } from './repository';

const IS_COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Whether the version was new to the registry. What is there already is left as it is: versions never change. */
export async function publishRemote(
  app: FastifyInstance,
  remotePackage: RemotePackage,
  source: 'local' | 'shipped',
): Promise<{ isNew: boolean }> {
  const { remote, version, files } = remotePackage;
  const { descriptor, integrity } = checkPackage(remotePackage);
  const known = await findVersion(app.db, remote, version);
  if (known) return { isNew: false };
  for (const [file, bytes] of files) {
    await app.remoteStore.write(remote, version, file, bytes);
    const compressed = `${file}.br`;
    if (IS_COMPRESSIBLE.test(file) && !files.has(compressed)) {
      await app.remoteStore.write(remote, version, compressed, await compressText(bytes, 'stored'));
    }
  }
  const isNew = await app.db.transaction(async (tx) => {
    const added = await addVersion(tx, { remote, version, manifestIntegrity: integrity, descriptor, source });
    if (added) await makeLive(tx, remote, version);
    return added;
  });
  return { isNew };
}
