/** What a page may show. A write names the subjects whose pages it changes. */
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
/** A kind of content that pages show and writes invalidate. */
export type ContentSubject = (typeof CONTENT_SUBJECTS)[number];
