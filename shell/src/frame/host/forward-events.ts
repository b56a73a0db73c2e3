import { followUnsavedChanges } from '@narthex/shared-auth';
import type { RemoteProxy } from 'penpal';
import type { HostMethods } from '../../federation/isolation/frame-protocol';

type Host = RemoteProxy<HostMethods>;

/** Returns the link of a click that would leave this document, or null. */
function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const staysHere =
    !link?.href || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#');
  return event.defaultPrevented || staysHere ? null : link;
}

/** Follows links that no router handles by asking the page around the frame: a frame can't leave its document. */
function followLinks(host: Host): void {
  window.addEventListener('click', (event) => {
    const link = findLeavingLink(event);
    if (!link) return;
    event.preventDefault();
    const { origin, pathname, search, hash } = new URL(link.href);
    const isHere = origin === window.location.origin && (!link.target || link.target === '_self');
    if (isHere) void host.navigate({ to: pathname + search + hash, replace: false, state: null });
    else void host.openLink(link.href);
  });
}

/** Passes on what remotes ask of a page by events of the window: toasts and downloads. */
function forwardRequests(host: Host): void {
  const pending = window.narthexToasts?.splice(0) ?? [];
  for (const { kind, message } of pending) void host.toast(kind, message);
  window.addEventListener('narthex:toast', (event) => {
    event.preventDefault();
    void host.toast(event.detail.kind, event.detail.message);
  });
  window.addEventListener('narthex:save', (event) => {
    event.preventDefault();
    void host.save(event.detail.file, event.detail.name);
  });
}

/** Tells the page around the frame the title of the page in it. */
function forwardTitle(host: Host): void {
  const title = document.querySelector('title');
  if (title)
    new MutationObserver(() => void host.setTitle(document.title)).observe(title, { childList: true });
}

/** Passes everything on that happens in this frame and concerns the page around it. */
export function forwardEvents(host: Host, root: HTMLElement, followsContent: boolean): void {
  followLinks(host);
  forwardRequests(host);
  forwardTitle(host);
  followUnsavedChanges((isUnsaved) => void host.setUnsaved(isUnsaved));
  if (!followsContent) return;
  new ResizeObserver(() => void host.setHeight(Math.ceil(root.getBoundingClientRect().height))).observe(root);
}
