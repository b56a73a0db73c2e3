import { paths } from '@narthex/shared-contracts';
import { useCurrentUser } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Badge, Button, ButtonLink } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import { Outcome } from '../../../components/outcome';
import { useWaitingList } from './use-waiting-list';

interface WaitingListProps {
  event: ChurchEvent;
  /** Is rendered instead of the waiting list if a place is free for members. */
  takePlace: ReactNode;
  /** Holds the signed-in person, who gets an e-mail once a place is free. */
  person: { readonly name: string; readonly email: string };
}

/** Renders the waiting list of a full event, or the place that is offered to the person. */
export function WaitingList({ event, person, takePlace }: WaitingListProps) {
  const { waiting, hasPlace, isKnown, isError, isBusy, act, outcome, dismiss } = useWaitingList(
    event,
    person,
  );
  if (isError) {
    return (
      <ButtonLink as={Link} variant="quiet" size="small" to={paths.event.to(event.id)}>
        Waiting list
      </ButtonLink>
    );
  }
  if (hasPlace && !waiting) return takePlace;
  return (
    <>
      <Badge>
        {waiting && !waiting.offered_until ? `Number ${waiting.place} on the waiting list` : 'Full'}
      </Badge>
      {waiting?.offered_until ? (
        <ButtonLink as={Link} size="small" to={paths.event.to(event.id)}>
          A place is free: take it
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy || !isKnown}
          aria-label={`${waiting ? 'Leave' : 'Join'} the waiting list of ${event.title}`}
          onClick={() => void act(!waiting)}
        >
          {waiting ? 'Leave the waiting list' : 'Join the waiting list'}
        </Button>
      )}
      <Outcome outcome={outcome} onDismiss={dismiss} />
    </>
  );
}

/** Renders the waiting list for the signed-in person. */
export function OwnWaitingList(props: Omit<WaitingListProps, 'person'>) {
  const user = useCurrentUser();
  return user ? <WaitingList {...props} person={{ name: user.name, email: user.email }} /> : null;
}
