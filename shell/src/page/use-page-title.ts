import { canonicalPath, type Target, fullTitle } from '@narthex/shared-contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDecision } from '../routing/use-route';
import { useShell } from '../app/shell-context';
import { siteQuery } from '@narthex/shared-auth';

function setPageTitle(title: string, queryClient: QueryClient): void {
  document.title = fullTitle(title, queryClient.getQueryData(siteQuery.queryKey));
}

/**
 * Sets the title of the tab, first to the title of the target and then to that of the loaded page. Returns
 * the final title. For the first page of a document the server has set it.
 */
export function usePageTitle(target: Target): string | null {
  const { registry, resources } = useShell();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [named, setNamed] = useState<{ path: string; title: string } | null>(null);
  const page = `${pathname} ${target.title}`;
  const titled = useRef(page);
  const { match } = target;
  const mayLoad = useDecision(target) === 'allowed';

  useEffect(() => {
    let isCurrent = true;
    if (titled.current !== page) setPageTitle(target.title, queryClient);
    titled.current = page;
    const finish = (own?: string) => {
      if (!isCurrent) return;
      if (own) setPageTitle(own, queryClient);
      setNamed({ path: pathname, title: document.title });
    };
    // A frame says the titles of its pages itself.
    if (match && mayLoad && !match.entry.extras.isolated) {
      // `prefetch` also fetches the data of the page.
      resources
        .get(match.remote, match.entry)
        .then(({ module }) =>
          module.prefetch?.({ path: canonicalPath(pathname, registry), search, queryClient }),
        )
        .then(
          (meta) => finish(meta?.title),
          () => finish(), // The page itself shows the error.
        );
    } else finish();
    return () => {
      isCurrent = false;
    };
  }, [page, target.title, match, mayLoad, pathname, search, registry, resources, queryClient]);

  return named?.path === pathname ? named.title : null;
}
