import type { RemoteFiles } from '@narthex/shared-contracts';

declare global {
  /**
   * Counts the requests of each file in this document by its path. The loaders of shell and remotes use the
   * counts too.
   */
  var __narthexAttempts: Record<string, number> | undefined;
}

/** Removes stylesheets that failed to load; the loader would otherwise take their links for loaded ones. */
function dropFailedStyles({ integrity }: RemoteFiles): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet && new URL(link.href).pathname in integrity) link.remove();
  }
}

/**
 * Registers an attempt to load a version and returns the number of earlier attempts in this document. From
 * the second attempt on, every file is requested under a new URL.
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
