import type { FastifyInstance } from 'fastify';
import type { RemotePackage } from '../../../delivery/remote-package';

/** How many files are stored at once: storage that is far away answers late, not slowly. */
const MAX_PARALLEL_WRITES = 8;

/** Stores bytes by their hash: until a version names them they are nothing, and soon deleted. */
export async function storeFiles({ blobs }: FastifyInstance, files: RemotePackage['files']): Promise<void> {
  const waiting = [...files.values()];
  const storeNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await blobs.put(await file.read());
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_WRITES }, storeNext));
}
