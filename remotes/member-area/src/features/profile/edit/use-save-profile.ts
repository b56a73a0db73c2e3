import { refreshCurrentUser } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';
import { useMutation } from '@narthex/remote-kit/query';
import { updateProfile } from './api';

/** Saves the profile, then reads the signed-in person again so that every page shows what was saved. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (profile: ProfileInput) => {
      await updateProfile(profile);
      // What was saved is saved, even when it can't be read again just now.
      await refreshCurrentUser().catch((cause: unknown) => console.warn('Failed to fetch user data', cause));
    },
  });
}
