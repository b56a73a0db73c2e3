import { t } from '@narthex/shared-contracts/translate';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Button, TextField } from '@narthex/shared-ui';
import { FormMessage } from '../../../forms/form-message';
import type { VisitorForm } from '../../../forms/use-visitor-form';
import { TargetFields } from './target-fields';
import styles from '../rsvp-panel.module.css';

interface PlaceFormProps {
  readonly event: ChurchEvent;
  readonly form: VisitorForm;
  /** If true, the form asks for a place on the waiting list. Its values are kept when the event fills up meanwhile. */
  readonly isFull: boolean;
  /** Holds the email address of the signed-in person, who has no fields to fill in. */
  readonly knownEmail: string | undefined;
}

function getHint(isFull: boolean, knownEmail: string | undefined): string {
  if (!isFull) return t('We send you an email. Your place is yours once you open the link in it.');
  return knownEmail === undefined
    ? t(
        'Join the waiting list: we send you an email to confirm your address. When a place is free, we send you another, and you have 48 hours to take it.',
      )
    : t(
        'Join the waiting list. When a place is free, we send an email to {knownEmail}, and you have 48 hours to take it.',
        { knownEmail },
      );
}

/**
 * Renders the form for a place or for the waiting list. Visitors enter name and address; members only press a button.
 */
export function PlaceForm({ event, form, isFull, knownEmail }: PlaceFormProps) {
  const { errors, kind } = form;
  return (
    <form
      key={form.round}
      className={styles.waiting}
      aria-label={isFull ? 'Waiting list' : 'Your place'}
      {...form.formProps}
    >
      <TargetFields event={event} />
      <input type="hidden" name={isFull ? 'action' : 'attending'} value={isFull ? 'join' : 'true'} />
      <p className={styles.soft}>{getHint(isFull, knownEmail)}</p>
      {errors[''] ? <FormMessage tone="bad">{errors['']}</FormMessage> : null}
      {knownEmail === undefined ? (
        <>
          <TextField label="Name" {...form.field('name')} autoComplete="name" required maxLength={120} />
          <TextField
            label="Email address"
            type="email"
            {...form.field('email')}
            autoComplete="email"
            required
            maxLength={254}
          />
        </>
      ) : null}
      <Button type="submit" className={styles.action} isBusy={kind === 'sending'}>
        {isFull ? 'Join the waiting list' : 'I’m coming'}
      </Button>
    </form>
  );
}
