import { paths } from '@narthex/shared-contracts';
import { PAGE_PREVIEW_KEY, type PagePreview } from '@narthex/shared-contracts/page-preview';

/** Opens the real page of what a form holds in a new tab; false where the browser doesn't let it. */
export function openPagePreview(preview: PagePreview): boolean {
  try {
    // A tab that this one opens begins with a copy of its session storage, and nobody else sees it.
    sessionStorage.setItem(PAGE_PREVIEW_KEY, JSON.stringify(preview));
    return window.open(paths.draft.to(), '_blank') !== null;
  } catch {
    return false;
  } finally {
    sessionStorage.removeItem(PAGE_PREVIEW_KEY);
  }
}
