import { useQuery, useQueryClient } from '@narthex/remote-kit/query';
import { Link } from '@narthex/remote-kit/router';
import { useCurrentUser, call } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { useAction } from '@narthex/shared-panels/use-action';
import { Badge, Button, ButtonLink } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Outcome } from '../../components/outcome';

interface Person {
  readonly name: string;
  readonly email: string;
}

const FAILURE = 'Failed to save this. Please try again.';

/** Loads the person's position on the waiting list of an event and returns the actions on it. */
function useWaitingList({ id, start_datetime: occurrence }: ChurchEvent, person: Person) {
  const client = useQueryClient();
  const queryKey = ['member-area', 'waiting', id, occurrence];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Rsvp> =>
      call('rsvps.get', { id, query: { occurrence } }, { signal }).then((response) => response.data),
  });
  const { act, isBusy, outcome, dismiss } = useAction({
    run: async (isJoining: boolean, write) => {
      const response = isJoining
        ? await write('waitingList.join', { id, body: { ...person, occurrence } })
        : await write('waitingList.leave', { id, query: { occurrence } });
      // The reload after the write has cancelled earlier requests, so no late response overwrites this.
      client.setQueryData(queryKey, response.data);
      return undefined;
    },
    failure: FAILURE,
  });
  return {
    waiting: data?.waiting ?? null,
    /** If true, the member can take a place at once: some places are kept for members. */
    hasPlace: (data?.places_left ?? 0) > 0,
    isKnown: data !== undefined,
    isError,
    isBusy,
    act,
    outcome,
    dismiss,
  };
}

interface WaitingListProps {
  event: ChurchEvent;
  /** Is rendered instead of the waiting list if a place is free for members. */
  takePlace: ReactNode;
  /** Holds the signed-in person, who gets an email once a place is free. */
  person: { readonly name: string; readonly email: string };
}

/** Renders the waiting list of a full event, or the place that is offered to the person. */
function WaitingList({ event, person, takePlace }: WaitingListProps) {
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
