import { queryOptions } from '@narthex/remote-kit/query';
import { queryKeys } from '../../../query-keys';
import { checkContent } from './check-content';

/** Calls each page's endpoint, all at once. The results are never kept: each visit runs the tests. */
export const contentCheckQuery = (pages: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.contentCheck(pages),
    queryFn: ({ signal }) => Promise.all(pages.map((page) => checkContent(page, signal))),
    staleTime: 0,
    gcTime: 0,
  });
