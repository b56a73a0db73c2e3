import { paths } from '@narthex/shared-contracts';
import { PAGE_PREVIEW_KEY, type PagePreview } from '@narthex/shared-contracts/page-preview';

/** Opens the real page with the values of a form in a new tab. Returns false if the browser blocks it. */
export function openPagePreview(preview: PagePreview): boolean {
  try {
    // The new tab starts with a copy of this session storage, which no other tab can read.
    sessionStorage.setItem(PAGE_PREVIEW_KEY, JSON.stringify(preview));
    return window.open(paths.draft.to(), '_blank') !== null;
  } catch {
    return false;
  } finally {
    sessionStorage.removeItem(PAGE_PREVIEW_KEY);
  }
}
