import { siteQuery } from '@narthex/shared-auth';
import type { QueryClient } from '@tanstack/react-query';

/** `Title · Site`, or the site's name and tagline for a page that is titled like it. What is empty is left out. */
export function fullTitle(title: string, site: { name: string; tagline: string } | undefined): string {
  if (!site) return title;
  const parts = title === site.name ? [site.name, site.tagline] : [title, site.name];
  return parts.filter(Boolean).join(' · ');
}

export function setPageTitle(title: string, queryClient: QueryClient): void {
  document.title = fullTitle(title, queryClient.getQueryData(siteQuery.queryKey));
}
