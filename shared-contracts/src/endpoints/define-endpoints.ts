import type { EndpointName } from './endpoint-paths';
import type { EndpointRecord } from './endpoint-record';

/**
 * Checks that each record of a subject has a name of the path table, and keeps the exact types of the
 * records.
 */
export const defineEndpoints = <const T extends Readonly<Partial<Record<EndpointName, EndpointRecord>>>>(
  records: T,
): T => records;
