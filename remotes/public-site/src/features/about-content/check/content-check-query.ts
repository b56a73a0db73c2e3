import { queryOptions } from '@narthex/remote-kit/query';
import { queryKeys } from '../../../query-keys';
import { checkContent } from './check-content';

/**
 * The query requests the endpoints of all pages at once. Its results are never cached, so each visit runs the tests.
 */
export const contentCheckQuery = (pages: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.contentCheck(pages),
    queryFn: ({ signal }) => Promise.all(pages.map((page) => checkContent(page, signal))),
    staleTime: 0,
    gcTime: 0,
  });
