import { call } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { queryOptions } from '@narthex/remote-kit/query';
import { readRows } from '../../../data/read-list';
import { PAGE_STALE_TIME, queryKeys } from '../../../query-keys';

const MAX_EVENTS = 3;

async function listNext(department: Department, signal: AbortSignal): Promise<readonly ChurchEvent[]> {
  const query = { department, upcoming: true, limit: MAX_EVENTS };
  return readRows(await call('events.list', { query }, { signal }));
}

/** What a department plans next. */
export const departmentEventsQuery = (department: Department) =>
  queryOptions({
    queryKey: queryKeys.departmentEvents(department),
    queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> => listNext(department, signal),
    staleTime: PAGE_STALE_TIME,
  });
