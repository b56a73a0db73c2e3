/**
 * Pages depend on these subjects. A write names the subjects it changes, and the cached pages that show them
 * expire.
 */
export const CONTENT_SUBJECTS = [
  'site',
  'homepage',
  'events',
  'leaders',
  'announcements',
  'prayer',
  'worship-services',
  'church-projects',
  'about',
  'sermons',
  'songs',
  'gallery',
  'ministries',
  'members',
  'calendar',
  'media',
  'remotes',
] as const;
/** Names a kind of content that pages show and writes invalidate. */
export type ContentSubject = (typeof CONTENT_SUBJECTS)[number];
