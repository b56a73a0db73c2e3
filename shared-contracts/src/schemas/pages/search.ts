import { z } from 'zod';
import { lineText } from '../text';
import { LIMITS } from '../../api/limits';
import { translatedFields } from '../translations';

/** What the site's search finds, in the order it is shown. */
export const SEARCH_KINDS = ['page', 'event', 'sermon', 'announcement', 'leader'] as const;

/** What the search of the site looks for. */
export const searchQuerySchema = z.object({ q: lineText(LIMITS.siteSearch).default('') });

/** One thing that was found: `excerpt` is the part of its text around the words that were searched for. */
export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Where it is shown on this site. */
  path: z.string(),
  /** Of an event its start, of a sermon the day it was preached, of an announcement its first day. */
  date: z.string().nullable(),
  excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
  untranslated: translatedFields.untranslated,
});
/** Something that the search of the site found. */
export type SearchHit = z.infer<typeof searchHitSchema>;
