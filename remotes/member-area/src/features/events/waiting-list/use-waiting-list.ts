import { useAction } from '@narthex/shared-panels/use-action';
import { call } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { useQuery, useQueryClient } from '@narthex/remote-kit/query';

interface Person {
  readonly name: string;
  readonly email: string;
}

const FAILURE = 'Failed to save this. Please try again.';

/** Loads the person's position on the waiting list of an event and returns the actions on it. */
export function useWaitingList({ id, start_datetime: occurrence }: ChurchEvent, person: Person) {
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
