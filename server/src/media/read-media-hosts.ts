import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';
import { shareRead } from '../content-cache/share-read';
import { findMediaHosts } from './media-host-repository';

/** Contents of other pages count as `ministries`. */
const SUBJECTS: readonly ContentSubject[] = [
  ...(['homepage', 'announcements', 'events', 'leaders', 'songs'] as const),
  ...(['about', 'ministries', 'sermons', 'church-projects'] as const),
];

/**
 * Returns a function that reads the hosts of pictures and recordings that the content names. They are read again once
 * some of the content has changed. If the database doesn't respond, the last known ones are returned.
 */
export function createMediaHosts(app: FastifyInstance): () => Promise<readonly string[]> {
  const read = shareRead(app, SUBJECTS, () => findMediaHosts(app.db));
  let known: readonly string[] = [];
  return async () => {
    known = await read().catch(() => known);
    return known;
  };
}
