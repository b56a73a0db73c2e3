import type { RemoteFiles } from '@narthex/shared-contracts';

declare global {
  /** How often each file was asked for in this document, by path. The loaders of shell and remotes count in it, too. */
  var __narthexAttempts: Record<string, number> | undefined;
}

/** Styles that the page named and that never came would pass for loaded. */
function dropFailedStyles({ integrity }: RemoteFiles): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet && new URL(link.href).pathname in integrity) link.remove();
  }
}

/**
 * Begins to load a version, and says how often that was tried before in this document. From the second time on, none of its
 * files is asked for under a URL of before.
 */
export function beginAttempt(files: RemoteFiles): number {
  const attempts = (globalThis.__narthexAttempts ??= {});
  const before = attempts[files.entry] ?? 0;
  attempts[files.entry] = before + 1;
  for (const path of Object.keys(files.integrity)) {
    if (path !== files.entry && before > 0) attempts[path] = Math.max(attempts[path] ?? 0, before);
  }
  dropFailedStyles(files);
  return before;
}
