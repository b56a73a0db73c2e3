import type { Site } from '@narthex/shared-contracts/schemas/site';

/** The subscribed calendar covers a window: the last three months and the next eighteen. */
export const CALENDAR_DAYS_BACK = 92;
export const CALENDAR_DAYS_AHEAD = 550;

/** Limits the entries of each kind, because phones read the whole calendar several times a day. */
export const MAX_CALENDAR_ENTRIES = 200;

/** Podcast players show only what the feed contains, so it covers six years of Sabbaths. */
export const MAX_EPISODES = 300;

/** Feed readers don't need older news. */
export const MAX_NEWS = 100;

/** Returns the id of a row in feeds and calendars. It stays the same when the site moves or gets another short name. */
export const getFeedId = (
  { slug, first_slug: firstSlug = slug }: Pick<Site, 'slug' | 'first_slug'>,
  subject: 'event' | 'programme' | 'announcement' | 'sermon',
  id: number,
) => `${subject}-${id}@${firstSlug}`;
