import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { CurrentSession, ProfileInput } from '@narthex/shared-contracts/schemas/auth';

export const updateProfile = (profile: ProfileInput) =>
  api.put<Envelope<CurrentSession>>('/auth/user', profile);
