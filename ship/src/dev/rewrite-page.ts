import {
  DOCUMENT_ELEMENT,
  type Mount,
  type PageDocument,
  type RegistryEntry,
} from '@narthex/shared-contracts';

/** A remote as it is built on this machine. */
export interface LocalRemote {
  readonly remote: string;
  /** What the registry says of it. */
  readonly entry: RegistryEntry;
}

/** The script that reloads the page, with the hash that pages ask of every script. */
export interface ReloadScript {
  readonly url: string;
  readonly integrity: string;
}

const DOCUMENT = new RegExp(`(<script type="application/json" id="${DOCUMENT_ELEMENT}">)([^<]*)(</script>)`);
const RENDERED = /(<div id="root">)[\s\S]*(<\/div>\s*<div id="could-not-start")/;

const isBelow = (path: string, mounts: readonly Mount[]) =>
  mounts.some((mount) => mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`));

/** JSON inside a script element: nothing in it may end the element. */
const embed = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The registry with the local remote in the place of the live one. */
export const rewriteRegistry = <R extends PageDocument['registry']>(
  registry: R,
  { remote, entry }: LocalRemote,
): R => ({ ...registry, microFrontends: { ...registry.microFrontends, [remote]: [entry] } });

/**
 * A page of the live site as one developer sees it: its registry names the local remote. What the server has rendered for
 * that remote's paths gives way, since it shows the live version, or that there is no such page. HTML that is no page of
 * the site stays as it is.
 */
export function rewritePage(html: string, path: string, local: LocalRemote, reload: ReloadScript): string {
  const found = DOCUMENT.exec(html);
  if (!found) return html;
  const page = JSON.parse(found[2] ?? '') as PageDocument;
  const isOurs = local.remote in page.files || isBelow(path, local.entry.extras.mounts);
  const rewritten = {
    ...page,
    registry: rewriteRegistry(page.registry, local),
    ...(isOurs && { files: {} }),
  };
  const script = `<script src="${reload.url}" integrity="${reload.integrity}" crossorigin="anonymous" defer></script>`;
  const text = html.replace(
    DOCUMENT,
    (_, start: string, __, end: string) => start + embed(rewritten) + end + script,
  );
  return isOurs ? text.replace(RENDERED, '$1$2') : text;
}
