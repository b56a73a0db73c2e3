import { useMutation } from '@narthex/remote-kit/query';
import { ApiError, call } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { Button } from '@narthex/shared-ui';
import { FormMessage } from '../../forms/form-message';
import { FormStatus } from '../../forms/form-status';
import styles from './rsvp-panel.module.css';

const describeFailure = (cause: Error): string =>
  cause instanceof ApiError && !cause.isNetworkError && cause.status < 500
    ? cause.message
    : t('The email could not be sent. Please try again.');

/** Renders a note that a place needs a confirmed address, with a button that sends the email again. */
export function ConfirmAddress({ email }: { email: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call('auth.resendConfirmation'),
  });
  return (
    <>
      <p className={styles.soft}>
        A place needs a confirmed email address: open the link in the email we sent to <b>{email}</b>.
      </p>
      {error ? <FormMessage tone="bad">{describeFailure(error)}</FormMessage> : null}
      <FormStatus>{data ? <FormMessage tone="good">{data.message}</FormMessage> : null}</FormStatus>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
        Send it again
      </Button>
    </>
  );
}
