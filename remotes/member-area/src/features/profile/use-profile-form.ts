import { ApiError, type SessionUser } from '@narthex/shared-auth';
import { profileSchema, type ProfileInput } from '@narthex/shared-contracts/schemas/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FormError } from '@narthex/shared-ui';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveProfile } from './use-save-profile';

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'current_password',
  'phone',
  'date_of_birth',
  'address',
] as const;
type Field = (typeof FIELDS)[number];

const FAILED = 'Failed to update profile. Please try again.';

/** Another e-mail address needs the password; the server asks for it too. */
const buildSchema = (currentEmail: string) =>
  profileSchema.refine(({ email, current_password: password }) => email === currentEmail || password, {
    path: ['current_password'],
    message: 'Please enter your current password',
  });

const getFormValues = (user: SessionUser): ProfileInput => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone ?? '',
  date_of_birth: user.date_of_birth ?? '',
  address: user.address ?? '',
});

interface ProfileFormOptions {
  readonly user: SessionUser;
  readonly onSaved: () => void;
  /** The save failed as a whole; what a single field is refused for stands at the field. */
  readonly onFailed: (message: string) => void;
}

/** The profile's form: checked with the schema the server checks with, and refused at the field. */
export function useProfileForm({ user, onSaved, onFailed }: ProfileFormOptions) {
  const schema = useMemo(() => buildSchema(user.email), [user.email]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: getFormValues(user),
    shouldFocusError: false,
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const { mutateAsync: save } = useSaveProfile();
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;

  async function handleValid(profile: ProfileInput) {
    try {
      await save(profile);
      onSaved();
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause.fieldErrors : {};
      const fields = FIELDS.filter((field) => refused[field]);
      for (const field of fields) form.setError(field, { message: refused[field]?.join(' ') });
      if (fields.length === 0) onFailed(FAILED);
    }
  }

  const getMessage = (field: Field) => errors[field]?.message;
  const summary = FIELDS.flatMap((field): FormError[] => {
    const message = getMessage(field);
    return message ? [{ field, message }] : [];
  });
  return {
    register: form.register,
    submit: form.handleSubmit(handleValid),
    getMessage,
    summary,
    attempt: submitCount,
    isSaving: isSubmitting,
    isDirty,
    changesEmail: email.trim().toLowerCase() !== user.email,
  };
}
