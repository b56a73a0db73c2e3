import type { Capability } from '../../access/capabilities';
import { usedScope, usesPublicEndpoint } from '../../access/uses';
import { UPLOAD_KINDS } from '../../content/files/upload-kinds';
import type { EndpointRecord } from '../endpoint-record';

/** Describes an endpoint or another route, as far as it decides about calls of isolated remotes. */
export type IsolatedRoute = Pick<EndpointRecord, 'capability' | 'isConfidential' | 'isCoreOnly'> & {
  readonly name: string;
  readonly method: string;
};

/** Code with one of these capabilities could give itself every other one, or read what others did. */
const CORE_ONLY_CAPABILITIES: readonly (Capability | 'public')[] = [
  'delivery.release',
  'users.manage',
  'content.approve',
  'audit.read',
  'system.manage',
  'care.read',
];

/** Returns true if no grant opens an endpoint to isolated remotes: sign-in, accounts, delivery and secrets. */
export const isCoreOnly = ({ name, capability, ...record }: IsolatedRoute): boolean =>
  record.isCoreOnly === true ||
  record.isConfidential === true ||
  name.startsWith('auth.') ||
  CORE_ONLY_CAPABILITIES.includes(capability);

/** Returns true if the uses of a remote need files: those of its contents, or of the person's own account. */
const usesUploads = (uses: readonly string[]) =>
  Object.values(UPLOAD_KINDS).some(({ capabilities }) =>
    capabilities.some((capability) => usedScope(uses, capability) !== 'none'),
  );

/**
 * Decides how an isolated remote with these uses may call an endpoint: for the person who is signed in, as a
 * visitor, or not at all.
 */
export function decideIsolatedCall(
  uses: readonly string[],
  route: IsolatedRoute,
): 'as-person' | 'as-visitor' | 'refused' {
  if (isCoreOnly(route)) return 'refused';
  const { name, method, capability } = route;
  if (capability === 'public') {
    if (usesPublicEndpoint(uses, route)) return 'as-person';
    return method === 'GET' ? 'as-visitor' : 'refused';
  }
  const isUsed = name.startsWith('uploads.') ? usesUploads(uses) : usedScope(uses, capability) !== 'none';
  return isUsed ? 'as-person' : 'refused';
}
