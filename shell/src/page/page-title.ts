import { siteQuery } from '@narthex/shared-auth';
import { fullTitle } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';

export function setPageTitle(title: string, queryClient: QueryClient): void {
  document.title = fullTitle(title, queryClient.getQueryData(siteQuery.queryKey));
}
