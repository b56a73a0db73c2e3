import { useQueryClient } from '@narthex/remote-kit/query';
import { useLocation } from '@narthex/remote-kit/router';
import { LoadingPlace } from '@narthex/shared-ui';
import { useEffect } from 'react';
import { useSite } from './data/site';
import { findPage } from './routes';

/**
 * Is shown while the code and the stored texts of a page load, and renders the page again once they have. React would
 * keep it for 300 ms at least if nothing but the promise that it waits for did so.
 */
export function PageLoading({ onLoaded }: { readonly onLoaded: () => void }) {
  const { pathname } = useLocation();
  const site = useSite();
  const queryClient = useQueryClient();
  useEffect(() => {
    void findPage(pathname, site)?.page.Page.load().then(onLoaded, onLoaded);
    return queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') onLoaded();
    });
  }, [pathname, site, onLoaded, queryClient]);
  return <LoadingPlace size="page" />;
}
