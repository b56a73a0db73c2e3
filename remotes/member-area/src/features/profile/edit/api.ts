import { call } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';

export const updateProfile = (profile: ProfileInput) => call('auth.updateProfile', { body: profile });
