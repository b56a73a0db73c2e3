import { z } from 'zod';
import type { ContentSubject } from '../api/content-subjects';

/**
 * The public navigation of the site has these places for a page. `first` is for newcomers: it stands before
 * the menus and is the button in the header on phones. `bar` stands beside the menus. The shell decides order
 * and labels.
 */
export const MENU_GROUPS = [
  'first',
  'about',
  'ministries',
  'music',
  'evangelism',
  'resources',
  'more',
  'bar',
  'quick',
  'legal',
] as const;
/** Names a place in the public navigation. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

const pagePath = z
  .string()
  .regex(/^\/[A-Za-z0-9\-_/]+$/, 'An alias starts with / and holds letters, digits, - _ /')
  .refine((path) => !path.endsWith('/'), 'An alias has no slash at its end');

/**
 * Validates an entry of the public navigation. `label` defaults to the mount's title; both may contain
 * `{church}`.
 */
export const menuPlacementSchema = z.strictObject({
  group: z.enum(MENU_GROUPS),
  label: z.string().min(1).max(80).optional(),
  /** The entries of a group are sorted by this number, ascending. */
  order: z.number().int().min(0),
});
/** Describes the place of a page in the public menus. */
export type MenuPlacement = z.infer<typeof menuPlacementSchema>;

/** The sitemap knows the date of the last change for these subjects. */
export const DATED_SUBJECTS = [
  'events',
  'sermons',
  'calendar',
  'announcements',
  'leaders',
  'gallery',
] as const satisfies readonly ContentSubject[];
/** Names a subject whose last change the sitemap knows. */
export type DatedSubject = (typeof DATED_SUBJECTS)[number];

/**
 * Names the stored content that a page shows: a subject, or the sections of an information page, `about/<page
 * type>`.
 */
export type PageSource = DatedSubject | `about/${string}`;

export const sitemapRuleSchema = z.strictObject({
  /**
   * Names the `PageSource` whose last change dates the page. It may contain `{slug}`. A source that this site
   * doesn't know gives no date.
   */
  content: z.string().min(1).max(80).optional(),
  /** The published rows of this subject have pages of their own, at `<path>/<id>`. */
  items: z.enum(['events', 'sermons']).optional(),
});
/** Describes how the sitemap lists the pages of a mount. */
export type SitemapRule = z.infer<typeof sitemapRuleSchema>;

/** A mount of a public page has these additional fields. */
export const pageMountFields = {
  /** Lists other paths of this page; their case doesn't matter. */
  aliases: z.array(pagePath).optional(),
  menus: z.array(menuPlacementSchema).optional(),
  /** Every public page is in the sitemap unless this is false. */
  sitemap: z.union([z.literal(false), sitemapRuleSchema]).optional(),
  /**
   * `first` stores the page for offline reading for everybody who comes back to the site, and `never` doesn't store it.
   * By default it is stored once it was read.
   */
  offline: z.enum(['first', 'never']).optional(),
};
