import type { CallOptions } from '@narthex/shared-auth';

/**
 * Returns the options of a request for the version that the person saw: 0 if they saw none, and none if the object has
 * no version.
 */
export const fromVersion = (version: number | undefined): CallOptions =>
  version === undefined ? {} : { ifMatch: version };
