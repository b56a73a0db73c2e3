import type { RenderedPage } from '../rendering/render-messages';

/** The shell's chunk that runs an isolated remote in a page; the shell names it in `lazy-isolated-remote.ts`. */
const ISOLATED_REMOTE_CHUNK = 'isolated-remote';
/**
 * The shell's chunks that a frame needs: the shell names the first in `browser.tsx`, and `shared-auth` the second, which
 * comes with the first call of the remote.
 */
export const FRAME_CHUNKS: readonly string[] = ['frame', 'api-client'];

/** Adds to a page the shell's chunk that runs an isolated remote. */
export const withIsolatedRemote = (page: RenderedPage): RenderedPage => ({
  ...page,
  meta: { ...page.meta, chunks: [...(page.meta.chunks ?? []), ISOLATED_REMOTE_CHUNK] },
});
