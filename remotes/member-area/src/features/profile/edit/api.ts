import { call } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';

/** Updates the profile from the version that was loaded. Servers without versions don't compare them. */
export const updateProfile = (profile: ProfileInput, version: number | undefined) =>
  call('auth.updateProfile', { body: profile }, version === undefined ? {} : { ifMatch: version });
