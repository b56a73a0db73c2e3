import { z } from 'zod';

/** What a fact says of its subject. */
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
/** One of the things a fact may say. */
export type FactPart = (typeof FACT_PARTS)[number];

/** A fact that editors can insert into a text, and what visitors read in its place. */
export const factSchema = z.object({
  /** As a placeholder names it: `service:prayer-meeting.time`. */
  name: z.string(),
  /** What it is about: `Prayer Meeting`. */
  subject: z.string(),
  part: z.enum(FACT_PARTS),
  text: z.string(),
});
/** A fact that editors can insert. */
export type Fact = z.infer<typeof factSchema>;

/** All facts, and what visitors read where a text names one that is not there any more. */
export const factsSchema = z.object({ facts: z.array(factSchema), missing: z.string() });
/** All facts that texts can name. */
export type Facts = z.infer<typeof factsSchema>;
