import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';

type EventsAnswer = Envelope<ChurchEvent[] | { readonly data: ChurchEvent[] }>;

/** Everything the signed-in person manages, drafts included. */
export async function listManagedEvents(signal?: AbortSignal): Promise<ChurchEvent[]> {
  const { data } = await api.get<EventsAnswer>('/v1/events', { params: { mine: true }, signal });
  return Array.isArray(data) ? data : data.data;
}

type SavedAnswer = Envelope<ChurchEvent | undefined>;

export const createEvent = (values: ValidatedEvent) => api.post<SavedAnswer>('/v1/events', values);

export const updateEvent = (id: number, values: ValidatedEvent) =>
  api.put<SavedAnswer>(`/v1/events/${id}`, values);

export const deleteEvent = (id: number) => api.delete<Envelope<null>>(`/v1/events/${id}`);
