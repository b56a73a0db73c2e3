import { z } from 'zod';
import type { ContentSubject } from '../api/content-subjects';

/**
 * Where the site's public navigation has room for a page. `first` is for who has never been here: it stands before the
 * menus, and is the button of a phone's header. `bar` stands beside the menus. Order and labels are the shell's.
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
/** A menu of the public bar. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

const pagePath = z
  .string()
  .regex(/^\/[A-Za-z0-9\-_/]+$/, 'An alias starts with / and holds letters, digits, - _ /')
  .refine((path) => !path.endsWith('/'), 'An alias has no slash at its end');

/** An entry of the public navigation. `label` is the mount's title unless given; both may hold `{church}`. */
export const menuPlacementSchema = z.strictObject({
  group: z.enum(MENU_GROUPS),
  label: z.string().min(1).max(80).optional(),
  /** Entries of a group stand in ascending order. */
  order: z.number().int().min(0),
});
/** Where a page stands in the public menus. */
export type MenuPlacement = z.infer<typeof menuPlacementSchema>;

/** The subjects whose last change the sitemap can tell. */
export const DATED_SUBJECTS = [
  'events',
  'sermons',
  'calendar',
  'announcements',
  'leaders',
  'gallery',
] as const satisfies readonly ContentSubject[];
/** Stored content whose last change the sitemap knows. */
export type DatedSubject = (typeof DATED_SUBJECTS)[number];

/** The stored content that a page shows: a subject, or the sections of an information page, `about/<page type>`. */
export type PageSource = DatedSubject | `about/${string}`;

export const sitemapRuleSchema = z.strictObject({
  /** The `PageSource` whose last change is the page's. May hold `{slug}`. One that this site doesn't know has no date. */
  content: z.string().min(1).max(80).optional(),
  /** The published rows of this subject have pages of their own, at `<path>/<id>`. */
  items: z.enum(['events', 'sermons']).optional(),
});
/** How the sitemap lists the pages of a mount. */
export type SitemapRule = z.infer<typeof sitemapRuleSchema>;

/** What a mount says when it is a public page. */
export const pageMountFields = {
  /** Other paths that mean this page, in any case. */
  aliases: z.array(pagePath).optional(),
  menus: z.array(menuPlacementSchema).optional(),
  /** Every public page is in the sitemap; false leaves it out. */
  sitemap: z.union([z.literal(false), sitemapRuleSchema]).optional(),
  /** `first`: kept for reading offline from the first visit on. `never`: not kept at all. Otherwise kept once read. */
  offline: z.enum(['first', 'never']).optional(),
};
