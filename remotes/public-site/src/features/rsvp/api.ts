import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

/** What an RSVP is for: an event, and the start of one of its occurrences where it repeats. */
export interface RsvpTarget {
  readonly eventId: number;
  readonly occurrence?: string;
}

export const getRsvp = ({ eventId, occurrence }: RsvpTarget, signal?: AbortSignal): Promise<Rsvp> =>
  api
    .get<Envelope<Rsvp>>(`/v1/events/${eventId}/rsvp`, {
      signal,
      ...(occurrence && { params: { occurrence } }),
    })
    .then(({ data }) => data);

export const sendRsvp = ({ eventId, occurrence }: RsvpTarget, attending: boolean): Promise<Rsvp> =>
  api
    .post<Envelope<Rsvp>>(`/v1/events/${eventId}/rsvp`, { attending, ...(occurrence && { occurrence }) })
    .then(({ data }) => data);
