import type { Capability } from '../access/capabilities';
import type { EndpointRecord } from './endpoint-record';

/**
 * Whoever has one of these capabilities decides what other people may do, or which code and settings the whole site runs
 * with. A stolen session must not be enough for that.
 */
const POWERFUL_CAPABILITIES: readonly (Capability | 'public')[] = [
  'users.manage',
  'settings.manage',
  'delivery.release',
];

/** Describes an endpoint as far as it decides about a proof. */
type ProvableRoute = Pick<EndpointRecord, 'capability' | 'needsRecentProof' | 'needsNoProof'> & {
  readonly name: string;
  readonly method: string;
};

/**
 * Returns true if the caller must have proved within the last ten minutes that it is them: for every write with a
 * powerful capability, unless its record says why it needs no proof, for every export, and where the record asks for it.
 */
export function needsRecentProof({ name, method, capability, ...record }: ProvableRoute): boolean {
  if (record.needsRecentProof || name.endsWith('.export')) return true;
  const isWrite = method !== 'GET';
  return isWrite && POWERFUL_CAPABILITIES.includes(capability) && record.needsNoProof === undefined;
}
