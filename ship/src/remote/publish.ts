import { FILES_FIELD, RELEASE_FIELD, type PublishInput } from '@narthex/shared-contracts/schemas/publishing';
import { BuildError, buildRemote } from './build-remote';
import type { RemoteFolder } from './find-remote';
import { hashFiles, packRemote, refuseSize, signRemote } from './pack-remote';
import type { SiteClient } from '../site-client';

export type PublishTarget = Pick<PublishInput, 'to' | 'percent' | 'message' | 'expected_live'>;

/**
 * Builds a remote and publishes it. Nothing else of the site changes. Resolves with its version and the site's message.
 */
export async function publish(
  remote: RemoteFolder,
  site: SiteClient,
  target: PublishTarget = {},
): Promise<{ readonly version: string; readonly message: string }> {
  await buildRemote(remote);
  const packed = await packRemote(remote);
  const tooLarge = refuseSize(packed.files);
  if (tooLarge !== null) throw new BuildError(`${packed.remote} can't be published. ${tooLarge}`);
  const release: PublishInput = {
    ...target,
    remote: remote.remote,
    version: packed.version,
    files: hashFiles(packed.files),
    ...(site.seed !== null && { signature: signRemote(packed, site.seed) }),
  };
  const form = new FormData();
  // The field comes first, so that the site can refuse the version before it reads a file.
  form.append(RELEASE_FIELD, JSON.stringify(release));
  for (const [name, bytes] of packed.files) form.append(FILES_FIELD, new Blob([new Uint8Array(bytes)]), name);
  const { message = '' } = await site.upload('delivery.publish', form);
  return { version: packed.version, message };
}
