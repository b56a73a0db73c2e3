import { api, ApiError } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

const RAIL = 9;

/** The next events. Some back ends wrap the list once more. */
export async function listUpcomingEvents(signal?: AbortSignal, limit = RAIL): Promise<ChurchEvent[]> {
  const response = await api.get<Envelope<ChurchEvent[] | { data: ChurchEvent[] }>>('/v1/events', {
    signal,
    params: { upcoming: true, limit },
  });
  if (!response.success) return [];
  return Array.isArray(response.data) ? response.data : response.data.data;
}

/** One event, or null when there is none that the visitor may see. */
export async function getEvent(id: string, signal?: AbortSignal): Promise<ChurchEvent | null> {
  try {
    const { data } = await api.get<Envelope<ChurchEvent>>(`/v1/events/${encodeURIComponent(id)}`, { signal });
    return data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}
