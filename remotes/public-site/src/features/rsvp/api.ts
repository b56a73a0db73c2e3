import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

export const getRsvp = (eventId: number, signal?: AbortSignal): Promise<Rsvp> =>
  api.get<Envelope<Rsvp>>(`/v1/events/${eventId}/rsvp`, { signal }).then(({ data }) => data);

export const sendRsvp = (eventId: number, attending: boolean): Promise<Rsvp> =>
  api.post<Envelope<Rsvp>>(`/v1/events/${eventId}/rsvp`, { attending }).then(({ data }) => data);
