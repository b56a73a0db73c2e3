import { ApiError, refreshCurrentUser, type SessionUser } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';
import { useMutation } from '@narthex/remote-kit/query';
import { updateProfile } from './api';

/** What is stored stays as it is, even when it can't be read again just now. */
const refresh = () =>
  refreshCurrentUser().catch((cause: unknown) => console.warn('Failed to fetch user data', cause));

/**
 * Saves the profile, then reads the signed-in person again so that every page shows what was saved; and what somebody
 * else saved first, so that the next attempt is made over that.
 */
export function useSaveProfile({ version }: SessionUser) {
  return useMutation({
    mutationFn: async (profile: ProfileInput) => {
      await updateProfile(profile, version).catch(async (cause: unknown) => {
        if (cause instanceof ApiError && cause.conflict) await refresh();
        throw cause;
      });
      await refresh();
    },
  });
}
