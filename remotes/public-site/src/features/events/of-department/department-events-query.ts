import { call } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { EventType } from '@narthex/shared-contracts/enums';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { queryOptions } from '@narthex/remote-kit/query';
import { readRows } from '../../../data/read-list';
import { PAGE_STALE_MS, queryKeys } from '../../../query-keys';

const MAX_EVENTS = 3;

/** Names the owner of events: a department, or all events of a type. */
export type EventOwner = Department | { readonly eventType: EventType };

async function listNext(owner: EventOwner, signal: AbortSignal): Promise<readonly ChurchEvent[]> {
  const filter = typeof owner === 'string' ? { department: owner } : { event_type: owner.eventType };
  const query = { ...filter, upcoming: true, limit: MAX_EVENTS };
  return readRows(await call('events.list', { query }, { signal }));
}

/** Returns the query of the owner's next events. */
export const departmentEventsQuery = (owner: EventOwner) =>
  queryOptions({
    queryKey: queryKeys.departmentEvents(typeof owner === 'string' ? owner : `type-${owner.eventType}`),
    queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> => listNext(owner, signal),
    staleTime: PAGE_STALE_MS,
  });
