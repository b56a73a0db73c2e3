import type { CallOptions } from '@narthex/shared-auth';

/** The version that the person saw, as a call names it: 0 where they saw none, nothing where the object has none. */
export const fromVersion = (version: number | undefined): CallOptions =>
  version === undefined ? {} : { ifMatch: version };
