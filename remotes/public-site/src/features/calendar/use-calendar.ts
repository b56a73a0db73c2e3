import { call } from '@narthex/shared-auth';
import { findSemesterByKey } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** Returns the semester that a URL requests. The value '' is the current one and replaces invalid values. */
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

/** Loads the programme of a semester. The previous one stays visible until then. */
export function useCalendar(semester: string): Retryable<Calendar> {
  return toRetryable(useQuery({ ...calendarQuery(semester), placeholderData: keepPreviousData }));
}

/** Returns the name of a semester in the language of the page. The server sends the English name. */
export const semesterLabel = ({ key, label }: Calendar['semester']): string =>
  findSemesterByKey(key)?.label ?? label;
