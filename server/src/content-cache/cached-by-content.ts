import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';
import { ContentCache } from './content-cache';

/** A text that was built from content. */
export interface CachedText {
  readonly text: string;
  /** Weak: the text is sent compressed too. */
  readonly etag: string;
}

export function toCachedText(text: string): CachedText {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"` };
}

/** "Today" moves on: after this long a text is built again, though nothing changed. */
const MAX_TEXT_AGE_MS = 5 * 60_000;
/** One for each origin and variant that is asked for. */
const MAX_CACHED_TEXTS = 20;

/**
 * Returns `build` with a cache by its argument: the text is built once, however many ask, and again when one of the
 * subjects changes. For feeds and files that readers ask for again and again:
 *
 *     const feed = cachedByContent(app, ['sermons', 'site'], async (origin) => buildFeed(app.db, origin));
 *     handle(app, 'feeds.podcast', async ({ request, reply }) =>
 *       sendFeed(request, reply, TYPE, await feed(siteOrigin(request))));
 */
export function cachedByContent(
  app: FastifyInstance,
  subjects: readonly ContentSubject[],
  build: (key: string) => Promise<string>,
): (key: string) => Promise<CachedText> {
  const cache = new ContentCache<CachedText>({
    contentVersion: (subject) => app.contentVersion(subject),
    maxEntries: Math.min(MAX_CACHED_TEXTS, app.config.pageCache),
    maxAgeMs: MAX_TEXT_AGE_MS,
  });
  return (key) =>
    cache.get(key, async () => ({
      value: toCachedText(await build(key)),
      reads: subjects,
      isCacheable: true,
    }));
}
