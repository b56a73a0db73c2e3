import { ApiError, call } from '@narthex/shared-auth';
import { readRows } from '../../data/read-list';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

const RAIL = 9;

/** A list of events, or none where another back end refuses without a failure. */
export async function listEvents(
  query: NonNullable<Parameters<typeof call<'events.list'>>[1]>['query'],
  signal?: AbortSignal,
): Promise<readonly ChurchEvent[]> {
  const response = await call('events.list', { query }, { signal });
  return response.success ? readRows(response) : [];
}

/** The next events. */
export const listUpcomingEvents = (signal?: AbortSignal): Promise<readonly ChurchEvent[]> =>
  listEvents({ upcoming: true, limit: RAIL }, signal);

/** One event, or null when there is none that the visitor may see. */
export async function getEvent(id: string, signal?: AbortSignal): Promise<ChurchEvent | null> {
  try {
    const { data } = await call('events.get', { id }, { signal });
    return data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}
