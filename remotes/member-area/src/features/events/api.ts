import { api } from '@narthex/shared-auth';
import { LIMITS, type Envelope } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

/** The list itself, or a page that holds it: back ends answer either. */
type EventsAnswer = Envelope<readonly ChurchEvent[] | { readonly data: readonly ChurchEvent[] }>;

export async function listUpcomingEvents(signal?: AbortSignal): Promise<readonly ChurchEvent[]> {
  const { data } = await api.get<EventsAnswer>('/v1/events', {
    params: { limit: LIMITS.dashboardList, upcoming: true },
    signal,
  });
  return 'data' in data ? data.data : data;
}
