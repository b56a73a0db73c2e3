import type { SessionUser } from '@narthex/shared-auth';
import {
  EmailField,
  FormErrors,
  FormFields,
  FormRow,
  PasswordField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { useEffect, useRef } from 'react';
import { FormButtons } from '../../../components/form-buttons';
import { useProfileForm } from './use-profile-form';
import styles from './profile-form.module.css';

interface ProfileFormProps {
  user: SessionUser;
  memberSince: string;
  /** Is called when something is typed, since the message of an earlier attempt is outdated then. */
  onType: () => void;
  onCancel: () => void;
  onSaved: (email: string) => void;
  onFailed: (message: string) => void;
}

/** Renders the form of the profile. */
export function ProfileForm({ user, memberSince, onType, onCancel, onSaved, onFailed }: ProfileFormProps) {
  const { register, submit, getMessage, summary, attempt, isSaving, changesEmail } = useProfileForm({
    user,
    onSaved,
    onFailed,
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.focus(), []);

  return (
    <form
      ref={element}
      className={styles.form}
      tabIndex={-1}
      noValidate
      aria-label="Edit profile"
      onInput={onType}
      onSubmit={(event) => void submit(event)}
    >
      <FormFields>
        <FormErrors errors={summary} attempt={attempt} />
        <FormRow>
          <TextField
            label="First Name"
            autoComplete="given-name"
            required
            {...register('first_name')}
            error={getMessage('first_name')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            required
            {...register('last_name')}
            error={getMessage('last_name')}
          />
        </FormRow>
        <EmailField
          required
          help="You sign in with this address."
          {...register('email')}
          error={getMessage('email')}
        />
        {changesEmail ? (
          <PasswordField
            label="Current password"
            help="Needed to change your email address. We send a link to the new one; until you open it, the old one stays."
            required
            {...register('current_password', { shouldUnregister: true })}
            error={getMessage('current_password')}
          />
        ) : null}
        <FormRow>
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            {...register('phone')}
            error={getMessage('phone')}
          />
          <TextField
            label="Date of Birth"
            type="date"
            autoComplete="bday"
            {...register('date_of_birth')}
            error={getMessage('date_of_birth')}
          />
        </FormRow>
        <TextAreaField
          label="Address"
          rows={3}
          autoComplete="street-address"
          {...register('address')}
          error={getMessage('address')}
        />
        <TextField
          label="Member Since"
          value={memberSince}
          readOnly
          help="The church clerk keeps this date."
        />
        <FormButtons isSaving={isSaving} onCancel={onCancel} label="Save Changes" />
      </FormFields>
    </form>
  );
}
