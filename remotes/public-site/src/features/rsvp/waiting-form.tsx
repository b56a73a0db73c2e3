import { LANGUAGE, LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { useCurrentUser } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Button, TextField, useIsHydrated } from '@narthex/shared-ui';
import { FormMessage } from '../../forms/form-message';
import { readText } from '../../forms/posted-value';
import type { VisitorForm } from '../../forms/use-visitor-form';
import { rsvpTarget } from './use-rsvp';
import styles from './rsvp-panel.module.css';

/** Which event, and which occurrence of it, a plain post is for. */
export function TargetFields({ event }: { event: ChurchEvent }) {
  const { eventId, occurrence } = rsvpTarget(event);
  return (
    <>
      <input type="hidden" name="event_id" value={eventId} />
      {LANGUAGE_BASE ? <input type="hidden" name="language" value={LANGUAGE} /> : null}
      {occurrence ? <input type="hidden" name="occurrence" value={occurrence} /> : null}
    </>
  );
}

/** Joining the waiting list of a full event. Who is signed in finds their name and address filled in. */
export function WaitingForm({ event, form }: { event: ChurchEvent; form: VisitorForm }) {
  const isHydrated = useIsHydrated();
  const user = useCurrentUser();
  const known = isHydrated ? user : null;
  const { errors, values, kind } = form;
  return (
    <form
      key={`${form.round} ${known?.id ?? ''}`}
      className={styles.waiting}
      aria-label="Waiting list"
      {...form.formProps}
    >
      <TargetFields event={event} />
      <input type="hidden" name="action" value="join" />
      <p className={styles.soft}>
        Join the waiting list. When a place is free, we send you an e-mail, and you have 48 hours to take it.
      </p>
      {errors[''] ? <FormMessage tone="bad">{errors['']}</FormMessage> : null}
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={readText(values['name']) ?? known?.name}
        error={errors['name']}
      />
      <TextField
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={readText(values['email']) ?? known?.email}
        error={errors['email']}
      />
      <Button type="submit" className={styles.action} isBusy={kind === 'sending'}>
        Join the waiting list
      </Button>
    </form>
  );
}
