import { ApiError, call, refreshCurrentUser, type SessionUser } from '@narthex/shared-auth';
import type { ProfileInput } from '@narthex/shared-contracts/schemas/auth';
import { useMutation } from '@narthex/remote-kit/query';

/** Updates the profile from the version that was loaded. Servers without versions don't compare them. */
const updateProfile = (profile: ProfileInput, version: number | undefined) =>
  call('auth.updateProfile', { body: profile }, version === undefined ? {} : { ifMatch: version });

/** A failed reload keeps the current values, since the profile was saved anyway. */
const refresh = () =>
  refreshCurrentUser().catch((cause: unknown) => console.warn('Failed to fetch user data', cause));

/**
 * Saves the profile and reloads the signed-in person, so that every page shows the new values. After a conflict it
 * loads the version that somebody else has saved, which the next attempt is based on.
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
