import type { PublishInput } from '@narthex/shared-contracts/schemas/publishing';
import { buildRemote } from './build-remote';
import type { RemoteFolder } from './find-remote';
import { packRemote, signRemote } from './pack-remote';
import type { SiteClient } from './site-client';

export type PublishTarget = Pick<PublishInput, 'to' | 'percent' | 'message' | 'expected_live'>;

/** Builds one remote and hands it in. Nothing else of the site changes. Resolves with its version and the site's message. */
export async function publish(
  remote: RemoteFolder,
  site: SiteClient,
  target: PublishTarget = {},
): Promise<{ readonly version: string; readonly message: string }> {
  await buildRemote(remote);
  const packed = await packRemote(remote);
  const body: PublishInput = {
    ...target,
    remote: remote.remote,
    version: packed.version,
    files: Object.fromEntries([...packed.files].map(([name, bytes]) => [name, bytes.toString('base64')])),
    ...(site.seed !== null && { signature: signRemote(packed, site.seed) }),
  };
  const { message = '' } = await site.call('delivery.publish', { body });
  return { version: packed.version, message };
}
