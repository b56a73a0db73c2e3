import { ApiError, call, restoreSession } from '@narthex/shared-auth';
import { MIN_PASSWORD_LENGTH, paths } from '@narthex/shared-contracts';
import {
  chosenPasswordSchema,
  readLinkToken,
  type ChosenPasswordInput,
} from '@narthex/shared-contracts/schemas/account-links';
import { ErrorBanner, PasswordField, useIsHydrated } from '@narthex/shared-ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PortalForm } from '../form/portal-form';
import { PortalFrame } from '../frame/portal-frame';
import { usePortalForm } from '../form/use-portal-form';
import { DoneMessage, SignInLinks } from './done-message';
import styles from './password.module.css';

const resolver = zodResolver(chosenPasswordSchema);
const MESSAGES = {
  refused: 'The password could not be changed.',
  noResponse: 'The password could not be changed. Please try again.',
};

/**
 * Reads the token from the email's link, or an empty text if its end is missing. It isn't rendered, because the HTML is
 * the same for everybody.
 */
const readToken = () => readLinkToken(new URLSearchParams(window.location.search).get('token') ?? '');

/** Returns the account of the link, or the message that refuses it. Without a response, the form decides. */
function useLinkedAccount() {
  const isHydrated = useIsHydrated();
  const token = isHydrated ? readToken() : '';
  const { data: account, error } = useQuery({
    queryKey: ['account-link', token],
    queryFn: () => call('auth.readLink', { body: { token } }).then(({ data }) => data),
    enabled: token !== '',
    // The form spends the link, so a later request would refuse it beside the form's own message.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  });
  const isSpent = error instanceof ApiError && error.status === 422;
  return { isCut: isHydrated && token === '', account, refusal: isSpent ? error.message : null };
}

/** Renders `/reset-password`, which the emails link to: people choose a new or their first password. */
export default function ResetPassword() {
  const [message, setMessage] = useState<string | null>(null);
  const { isCut, account, refusal } = useLinkedAccount();
  const controls = usePortalForm<ChosenPasswordInput, ChosenPasswordInput>({
    resolver,
    defaultValues: { password: '', password_confirmation: '' },
    messages: MESSAGES,
    onSend: async (chosen) => {
      const done = await call('auth.resetPassword', { body: { ...chosen, token: readToken() } });
      // The server has ended every session of the account. This browser's may be somebody else's, who opened the link.
      void restoreSession();
      setMessage(done.message);
    },
  });
  const { register } = controls.form;
  return (
    <PortalFrame
      title="Choose a new password"
      lead="You sign in with it from now on. Whoever is signed in to your account, on any device, is signed out."
      quote="Behold, I make all things new."
    >
      {message ? (
        <DoneMessage account={account}>{message}</DoneMessage>
      ) : (
        <>
          {isCut ? (
            <ErrorBanner>
              This link is not complete: its end is missing. Please open it in the email again, or copy all of
              it.
            </ErrorBanner>
          ) : refusal ? (
            <ErrorBanner>{refusal}</ErrorBanner>
          ) : (
            <PortalForm
              controls={controls}
              label="Choose a new password"
              action="Set new password"
              busyAction="Saving…"
            >
              {account ? (
                <>
                  <p className={styles.account}>
                    Your email address: <strong>{account.email}</strong>
                  </p>
                  {/* Password managers store the new password under this name. */}
                  <input hidden readOnly type="email" autoComplete="username" value={account.email} />
                </>
              ) : null}
              <PasswordField
                label="New password"
                autoComplete="new-password"
                help={`At least ${MIN_PASSWORD_LENGTH} characters`}
                required
                {...register('password')}
                error={controls.getMessage('password')}
              />
              <PasswordField
                label="Confirm password"
                autoComplete="new-password"
                required
                {...register('password_confirmation')}
                error={controls.getMessage('password_confirmation')}
              />
            </PortalForm>
          )}
          <div className={styles.link}>
            <Link to={paths.forgotPassword.to()}>Ask for a new link</Link>
            {refusal ? <SignInLinks /> : null}
          </div>
        </>
      )}
    </PortalFrame>
  );
}
