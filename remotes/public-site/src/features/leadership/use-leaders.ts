import { LEADER_CATEGORIES, type LeaderCategory } from '@narthex/shared-contracts/enums';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded, toRetryable, type Loaded, type Retried } from '../../data/loaded';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listActiveLeaders, type ListedLeaders } from './api';

/** As many as the home page shows of them. */
const FIRST_LEADERS = 4;
export const LEADERS_PER_PAGE = 24;

/** Which part of the directory a URL asks for. */
export interface DirectoryView {
  readonly category: LeaderCategory | null;
  readonly page: number;
}

/** The category that a URL names; null for all, and for what is none. */
export function readLeaderCategory(search: string): LeaderCategory | null {
  const named = new URLSearchParams(search).get('category');
  return LEADER_CATEGORIES.find((category) => category === named) ?? null;
}

/** The first of the directory. */
export const firstLeadersQuery = queryOptions({
  queryKey: queryKeys.firstLeaders,
  queryFn: ({ signal }): Promise<ListedLeaders | null> => listActiveLeaders({ limit: FIRST_LEADERS }, signal),
  staleTime: PAGE_STALE_MS,
});

export const leadersQuery = ({ category, page }: DirectoryView) =>
  queryOptions({
    queryKey: queryKeys.leaders(category ?? 'all', page),
    queryFn: ({ signal }): Promise<ListedLeaders | null> =>
      listActiveLeaders({ category, page, limit: LEADERS_PER_PAGE }, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useFirstLeaders(): Loaded<ListedLeaders> {
  return toLoaded(useQuery(firstLeadersQuery));
}

/** A page of the directory; the one before stays until it is there. */
export function useLeaders(view: DirectoryView): Retried<ListedLeaders> {
  return toRetryable(useQuery({ ...leadersQuery(view), placeholderData: keepPreviousData }));
}

/** The leaders of one category, as they begin. */
export function useCategoryLeaders(category: LeaderCategory): Retried<ListedLeaders> {
  return toRetryable(useQuery(leadersQuery({ category, page: 1 })));
}
