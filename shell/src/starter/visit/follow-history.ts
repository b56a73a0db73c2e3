import { onHandOver } from '../hand-over';

/**
 * Lets Back and Forward load another page until the application does. The application adds pages to the history of one
 * document. After a reload, for example because a phone has closed the tab meanwhile, the browser still takes them for
 * one document: it changes the URL, and shows the same page.
 */
export function followHistory(): void {
  const { pathname, search } = window.location;
  const handlePopState = () => {
    const isOther = window.location.pathname !== pathname || window.location.search !== search;
    if (isOther) window.location.reload();
  };
  window.addEventListener('popstate', handlePopState);
  onHandOver(() => window.removeEventListener('popstate', handlePopState));
}
