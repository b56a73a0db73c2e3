import type { EndpointName } from './endpoint-paths';
import type { EndpointRecord } from './endpoint-record';

/** Records of a subject, each under its name of the path table. */
export const defineEndpoints = <const T extends Readonly<Partial<Record<EndpointName, EndpointRecord>>>>(
  records: T,
): T => records;
