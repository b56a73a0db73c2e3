import { type SessionUser, ApiError, call, refreshCurrentUser } from '@narthex/shared-auth';
import { profileSchema, type ProfileInput } from '@narthex/shared-contracts/schemas/auth';
import { readConcurrentEdit, saysTheSame, sendOver } from '@narthex/shared-panels/concurrent-edit';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { explainRefusal } from '../../../components/explain-refusal';
import { useServerForm } from '../../../components/use-server-form';
import { useMutation } from '@narthex/remote-kit/query';

/** Updates the profile from the version that was loaded. Servers without versions don't compare them. */
const updateProfile = (profile: ProfileInput, version: number | undefined) =>
  call('auth.updateProfile', { body: profile }, version === undefined ? {} : { ifMatch: version });

/** A failed reload keeps the current values, since the profile was saved anyway. */
const refresh = () =>
  refreshCurrentUser().catch((cause: unknown) => console.warn('Failed to fetch user data', cause));

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'current_password',
  'phone',
  'date_of_birth',
  'address',
] as const;

const FAILED = 'Failed to update profile. Please try again.';
const CHANGED =
  'Failed to update profile: somebody else changed it in the meantime. The form shows that now. Save again to keep what you typed.';

/** A new email address requires the password. The server checks that too. */
const buildSchema = (currentEmail: string) =>
  profileSchema.refine(({ email, current_password: password }) => email === currentEmail || password, {
    path: ['current_password'],
    message: 'Please enter your current password',
  });

type ProfileValues = Pick<SessionUser, 'first_name' | 'last_name' | 'email'> &
  Partial<Pick<SessionUser, 'phone' | 'date_of_birth' | 'address'>>;

const getFormValues = (user: ProfileValues): ProfileInput => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone ?? '',
  date_of_birth: user.date_of_birth ?? '',
  address: user.address ?? '',
});

/**
 * Saves the profile and reloads the signed-in person, so that every page shows the new values. After a conflict it
 * loads the version that somebody else has saved, which the next attempt is based on.
 */
function useSaveProfile(user: SessionUser) {
  return useMutation({
    mutationFn: async (profile: ProfileInput) => {
      await sendOver(
        user.version,
        (version) => updateProfile(profile, version),
        (current) =>
          [user, profile].some((known) =>
            saysTheSame(getFormValues(known), getFormValues({ ...user, ...current })),
          ),
      ).catch(async (cause: unknown) => {
        if (cause instanceof ApiError && cause.conflict) await refresh();
        throw cause;
      });
      await refresh();
    },
  });
}

interface ProfileFormOptions {
  readonly user: SessionUser;
  /** Is called with the typed address. A new one takes effect once it is confirmed. */
  readonly onSaved: (email: string) => void;
  /** Is called if the request fails as a whole. Errors of single fields are shown at the fields. */
  readonly onFailed: (message: string) => void;
}

/** Returns the form of the profile. */
export function useProfileForm({ user, onSaved, onFailed }: ProfileFormOptions) {
  const resolver = useMemo(() => zodResolver(buildSchema(user.email)), [user.email]);
  const { mutateAsync: save } = useSaveProfile(user);
  const { control, ...form } = useServerForm({
    resolver,
    defaultValues: getFormValues(user),
    fields: FIELDS,
    onSend: async (profile) => {
      await save(profile);
      onSaved(profile.email);
    },
    onFailed: (cause) => {
      const now = readConcurrentEdit(user, cause);
      if (now) form.takeStored(getFormValues(now.row));
      onFailed(now ? CHANGED : explainRefusal(cause, FAILED));
    },
  });
  const email = useWatch({ control, name: 'email' });
  return { ...form, changesEmail: email.trim().toLowerCase() !== user.email };
}
