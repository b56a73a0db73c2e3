import type { Mount, PageDocument, RegistryEntry } from '@narthex/shared-contracts';
import { dropRendered, readDocument, replaceDocument } from '../page-html';

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

const isBelow = (path: string, mounts: readonly Mount[]) =>
  mounts.some((mount) => mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`));

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
  const page = readDocument(html);
  if (!page) return html;
  const isOurs = local.remote in page.files || isBelow(path, local.entry.extras.mounts);
  const rewritten = {
    ...page,
    registry: rewriteRegistry(page.registry, local),
    ...(isOurs && { files: {} }),
  };
  const script = `<script src="${reload.url}" integrity="${reload.integrity}" crossorigin="anonymous" defer></script>`;
  const text = replaceDocument(html, rewritten, script);
  return isOurs ? dropRendered(text) : text;
}
