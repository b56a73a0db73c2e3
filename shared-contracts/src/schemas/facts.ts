import { z } from 'zod';
import { LANGUAGES } from '../language/languages';

/** A fact gives one of these parts of its subject. */
export const FACT_PARTS = [
  'day',
  'time',
  'hours',
  'place',
  'next',
  'paybill',
  'account',
  'phone',
  'holder',
  'count',
] as const;
/** Names the part of its subject that a fact gives. */
export type FactPart = (typeof FACT_PARTS)[number];

/** Describes a fact that editors can insert into a text, with the text that visitors read in its place. */
export const factSchema = z.object({
  /** Holds the name in a placeholder, such as `service:prayer-meeting.time`. */
  name: z.string(),
  /** Names the subject, such as `Prayer Meeting`. */
  subject: z.string(),
  part: z.enum(FACT_PARTS),
  text: z.string(),
});
/** Describes a fact that editors can insert into a text. */
export type Fact = z.infer<typeof factSchema>;

/** Asks for the facts in the language of a text. By default, they are in the language of the calling page. */
export const factsQuerySchema = z.object({ language: z.enum(LANGUAGES).optional() });

/** Describes all facts. Visitors read `missing` in place of a fact that no longer exists. */
export const factsSchema = z.object({ facts: z.array(factSchema), missing: z.string() });
/** Describes all facts that texts can contain. */
export type Facts = z.infer<typeof factsSchema>;
