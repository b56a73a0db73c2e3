import { FIRST_LEADERS, LEADERS_PER_PAGE } from '@narthex/shared-contracts';
import { LEADER_CATEGORIES, type LeaderCategory } from '@narthex/shared-contracts/enums';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded, toRetryable, type Loaded, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listActiveLeaders, type ListedLeaders } from './api';

/** Describes which part of the directory a URL requests. */
export interface DirectoryView {
  readonly category: LeaderCategory | null;
  readonly page: number;
}

/** Returns the category in a URL, or null for all categories or an unknown one. */
export function readLeaderCategory(search: string): LeaderCategory | null {
  const named = new URLSearchParams(search).get('category');
  return LEADER_CATEGORIES.find((category) => category === named) ?? null;
}

/** The query loads the first leaders of the directory. */
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

/** Loads a page of the directory. The previous one stays visible until then. */
export function useLeaders(view: DirectoryView): Retryable<ListedLeaders> {
  return toRetryable(useQuery({ ...leadersQuery(view), placeholderData: keepPreviousData }));
}

/** Loads the first leaders of one category. */
export function useCategoryLeaders(category: LeaderCategory): Retryable<ListedLeaders> {
  return toRetryable(useQuery(leadersQuery({ category, page: 1 })));
}
