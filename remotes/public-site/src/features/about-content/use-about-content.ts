import { queryOptions } from '@narthex/remote-kit/query';
import { useStored } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { getAboutContent, type AboutSections } from './api';

export const aboutContentQuery = (page: string) =>
  queryOptions({
    queryKey: queryKeys.aboutContent(page),
    queryFn: ({ signal }): Promise<AboutSections | null> => getAboutContent(page, signal),
    staleTime: PAGE_STALE_MS,
  });

/** Loads the sections of an information page. If that fails, it returns the built-in ones. */
export function useAboutContent(page: string, builtIn: AboutSections): AboutSections {
  return useStored(aboutContentQuery(page)) ?? builtIn;
}
