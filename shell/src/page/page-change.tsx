import { VisuallyHidden } from '@narthex/shared-ui';
import type { Target } from '@narthex/shared-contracts';
import { useOfflineCache } from '../offline/use-offline-cache';
import { usePageChange } from './use-page-change';
import { usePageTitle } from './use-page-title';
import { useScrollPosition } from './use-scroll-position';

/**
 * What going to another page asks for besides rendering it: a title, focus, the scroll position, and a message for screen
 * readers. Apart from the pages, so that none of it renders them anew.
 */
export function PageChange({ target }: { target: Target }) {
  const title = usePageTitle(target);
  const state = usePageChange();
  useScrollPosition();
  useOfflineCache(target);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {state === 'loading' ? 'Loading...' : state === 'shown' ? title : null}
      </div>
    </VisuallyHidden>
  );
}
