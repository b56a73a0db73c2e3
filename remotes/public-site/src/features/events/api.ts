import { call } from '@narthex/shared-auth';
import { readRows } from '../../data/read-list';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

const RAIL_EVENT_COUNT = 9;

/** Requests the next events. Some servers refuse with a successful status; then there are none. */
export async function listUpcomingEvents(signal?: AbortSignal): Promise<readonly ChurchEvent[]> {
  const query = { upcoming: true, limit: RAIL_EVENT_COUNT };
  const response = await call('events.list', { query }, { signal });
  return response.success ? readRows(response) : [];
}
