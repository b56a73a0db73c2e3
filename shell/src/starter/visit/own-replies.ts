const STORAGE_KEY = 'narthex_replied';

/** Marks a part of a page that shows what this device replied earlier, and the forms of the reply. */
const OWN_REPLY = '[data-own-reply]';

/** Notes when this device replies, by whichever way the form is sent. */
export function watchReplies(): void {
  window.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(OWN_REPLY)) return;
      try {
        localStorage.setItem(STORAGE_KEY, '1');
      } catch {
        // Storage is not available. The page then shows the reply once the application starts.
      }
    },
    { capture: true },
  );
}

/** Returns whether the page shows replies and this device has made one, which only the application can request. */
export function showsOwnReply(): boolean {
  try {
    return document.querySelector(OWN_REPLY) !== null && localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
