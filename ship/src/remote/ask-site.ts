import type { CheckInput, CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { FEDERATION_RUNTIME } from '@narthex/shared-contracts/shared-packages';
import { requireDescriptor } from './build-remote';
import { loadKit, type RemoteFolder } from './find-remote';
import type { SiteClient } from '../site-client';

/**
 * Asks the site what it would refuse of a remote before it is built: everything but its code. Throws SiteError if the key
 * may not publish it.
 * @param to Is what it would be published for; without it, it is checked for a preview.
 */
export async function listEarlyRefusals(
  remote: RemoteFolder,
  site: SiteClient,
  to?: CheckInput['to'],
): Promise<readonly CheckResult[]> {
  const descriptor = requireDescriptor(remote);
  if (!descriptor) return [];
  const body: CheckInput = {
    ...{ remote: remote.remote, version: loadKit(remote).sourceVersion(remote.folder), descriptor },
    // An empty build takes nothing from the shell and weighs nothing.
    ...{ taken: { federation: FEDERATION_RUNTIME, urls: [], packages: {} }, files: {}, size: 0 },
    ...(to !== undefined && { to }),
  };
  const { data } = await site.call('delivery.check', { body });
  return data.filter(({ outcome }) => outcome === 'refused');
}
