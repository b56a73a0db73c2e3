import { VisuallyHidden } from '@narthex/shared-ui';
import type { Target } from '@narthex/shared-contracts';
import { useOfflineCache } from '../offline/use-offline-cache';
import { useIsOpening } from '../routing/opening-page';
import { LoadingBar } from './loading-bar';
import { usePageChange } from './use-page-change';
import { usePageTitle } from './use-page-title';
import { useScrollPosition } from './use-scroll-position';

/**
 * Does everything that a page change requires besides rendering: title, focus, scroll position, and a message
 * for screen readers. It is a sibling of the page, so that its state never renders the page again.
 */
export function PageChange({ target }: { target: Target }) {
  const title = usePageTitle(target);
  const change = usePageChange();
  const isOpening = useIsOpening();
  useScrollPosition();
  useOfflineCache(target);
  return (
    <>
      {isOpening ? <LoadingBar /> : null}
      <PageMessage state={isOpening ? 'loading' : change} title={title} />
    </>
  );
}

interface PageMessageProps {
  readonly state: ReturnType<typeof usePageChange>;
  readonly title: string | null;
}

/** Tells screen readers about a page change. */
export function PageMessage({ state, title }: PageMessageProps) {
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {state === 'loading' ? 'Loading...' : state === 'shown' ? title : null}
      </div>
    </VisuallyHidden>
  );
}
