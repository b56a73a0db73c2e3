import { call } from '@narthex/shared-auth';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retried } from '../../data/loaded';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** The semester a URL asks for; '' is the current one, and so is anything that is none. */
export function readSemester(search: string): string {
  const requested = new URLSearchParams(search).get('semester') ?? '';
  return /^\d{4}-(01|05|09)$/.test(requested) ? requested : '';
}

export const calendarQuery = (semester: string) =>
  queryOptions({
    queryKey: queryKeys.calendar(semester),
    queryFn: ({ signal }): Promise<Calendar | null> =>
      call('calendar.get', { query: semester ? { semester } : {} }, { signal }).then(({ data }) => data),
    staleTime: PAGE_STALE_MS,
  });

/** The programme of a semester; while it is on its way, the one that was shown before stays. */
export function useCalendar(semester: string): Retried<Calendar> {
  return toRetryable(useQuery({ ...calendarQuery(semester), placeholderData: keepPreviousData }));
}
