import type { RegistryEntry } from '@narthex/shared-contracts';
import type { RemoteIdentity } from './render-messages';

export const identify = (name: string, { metadata, extras }: RegistryEntry): RemoteIdentity => ({
  name,
  version: metadata.version,
  language: extras.language,
});

/**
 * Returns true if the server may run the code of a remote: it is a core remote, whose code was reviewed, and isn't
 * switched off.
 */
export const isRendered = ({ extras }: RegistryEntry): boolean =>
  extras.isolated !== true && extras.disabled === undefined;
