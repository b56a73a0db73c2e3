import { call } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';

/** Changes the profile from the version that was seen; servers that tell of none don't compare. */
export const updateProfile = (profile: ProfileInput, version: number | undefined) =>
  call('auth.updateProfile', { body: profile }, version === undefined ? {} : { ifMatch: version });
