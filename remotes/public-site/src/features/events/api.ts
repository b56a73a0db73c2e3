import { ApiError, call } from '@narthex/shared-auth';
import { readRows } from '../../data/read-list';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

const RAIL_EVENT_COUNT = 9;

/** Requests the next events. Some servers refuse with a successful status; then there are none. */
export async function listUpcomingEvents(signal?: AbortSignal): Promise<readonly ChurchEvent[]> {
  const query = { upcoming: true, limit: RAIL_EVENT_COUNT };
  const response = await call('events.list', { query }, { signal });
  return response.success ? readRows(response) : [];
}

/** Requests an event. Resolves with null if there is none that the visitor may see. */
export async function getEvent(id: string, signal?: AbortSignal): Promise<ChurchEvent | null> {
  try {
    const { data } = await call('events.get', { id }, { signal });
    return data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}
