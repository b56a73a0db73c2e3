import { fullTitle } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { siteQuery } from './site-queries';

export function setPageTitle(title: string, queryClient: QueryClient): void {
  document.title = fullTitle(title, queryClient.getQueryData(siteQuery.queryKey));
}
