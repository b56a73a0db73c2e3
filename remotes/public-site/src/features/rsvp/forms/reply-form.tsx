import { formPath } from '@narthex/shared-contracts/browser-paths';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { Button, useApplicationNeed } from '@narthex/shared-ui';
import type { Reply } from '../use-rsvp';
import { TargetFields } from './target-fields';
import styles from '../rsvp-panel.module.css';

/** The bar at the bottom of a phone's screen submits this form too. */
export const RSVP_FORM = 'rsvp-form';

interface ReplyFormProps {
  readonly event: ChurchEvent;
  readonly rsvp: Rsvp;
  readonly isSending: boolean;
  readonly onReply: (reply: 'come' | Reply) => void;
}

/** Renders the button that takes a place or gives it back, or that leaves the waiting list. */
export function ReplyForm({ event, rsvp, isSending, onReply }: ReplyFormProps) {
  const { waiting } = rsvp;
  const need = useApplicationNeed('use');
  const hasAsked = rsvp.attending || rsvp.is_unconfirmed === true;
  const canReply = !waiting || waiting.offered_until !== null;
  return (
    <>
      {canReply ? (
        <form
          {...need}
          id={RSVP_FORM}
          method="post"
          action={`${formPath('rsvp')}#rsvp`}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            onReply(hasAsked ? 'cancelled' : 'come');
          }}
        >
          <TargetFields event={event} />
          <input type="hidden" name="attending" value={String(!hasAsked)} />
          <Button
            type="submit"
            variant={hasAsked ? 'quiet' : 'primary'}
            className={styles.action}
            isBusy={isSending}
          >
            {hasAsked ? 'Cancel my RSVP' : 'I’m coming'}
          </Button>
        </form>
      ) : null}
      {waiting ? (
        <form
          {...need}
          method="post"
          action={`${formPath('waiting-list')}#rsvp`}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            onReply('left');
          }}
        >
          <TargetFields event={event} />
          <input type="hidden" name="action" value="leave" />
          <Button type="submit" variant="quiet" className={styles.action} isBusy={isSending}>
            Leave the waiting list
          </Button>
        </form>
      ) : null}
    </>
  );
}
