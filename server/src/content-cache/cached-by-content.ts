import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';
import { weakTag } from '../responses/cache-control';
import { ContentCache } from './content-cache';

/** Describes a text that was built from content. */
export interface CachedText {
  readonly text: string;
  /** Is weak, because the text is sent compressed too. */
  readonly etag: string;
}

/** A text is rebuilt after this time even if nothing changed, because "today" changes. */
const MAX_TEXT_AGE_MS = 5 * 60_000;
/** There is one text for each origin and variant. */
const MAX_CACHED_TEXTS = 20;

/**
 * Returns `build` with a cache by its argument. A text is built once for simultaneous requests, and rebuilt
 * when one of the subjects changes. It is meant for feeds and files that are requested often:
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
    cache.get(key, async () => {
      const text = await build(key);
      return { value: { text, etag: weakTag(text) }, reads: subjects, isCacheable: true };
    });
}
