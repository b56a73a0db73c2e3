import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../api/limits';
import { lineText } from './text';
import { translatedFields } from './translations';

/** The search finds these kinds of results and shows them in this order. */
export const SEARCH_KINDS = ['page', 'event', 'sermon', 'announcement', 'leader'] as const;

/** Validates the words that somebody searches the site for. */
export const searchQuerySchema = z.object({ q: lineText(MAX_SEARCH_LENGTH).default('') });

/** Describes a result of the search; `excerpt` is the part of its text around the words that were found. */
export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Holds the path of the page that shows it. */
  path: z.string(),
  /** Holds the start of an event, the day of a sermon, or the first day of an announcement. */
  date: z.string().nullable(),
  excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
  untranslated: translatedFields.untranslated,
});
/** Describes a result of the search. */
export type SearchHit = z.infer<typeof searchHitSchema>;
