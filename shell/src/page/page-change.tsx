import { VisuallyHidden } from '@narthex/shared-ui';
import type { Target } from '../routing/resolve-route';
import { useKeptPages } from '../offline/use-offline-cache';
import { usePageChange } from './use-page-change';
import { usePageTitle } from './use-page-title';
import { useScrollPosition } from './use-scroll-position';

/**
 * What going to another page asks for besides drawing it: a title, focus, the scroll position, and words for screen readers. Apart from the
 * pages, so that none of it draws them anew.
 */
export function PageChange({ target }: { target: Target }) {
  const title = usePageTitle(target);
  const state = usePageChange();
  useScrollPosition();
  useKeptPages(target);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {state === 'loading' ? 'Loading...' : state === 'shown' ? title : null}
      </div>
    </VisuallyHidden>
  );
}
