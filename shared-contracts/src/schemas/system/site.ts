import { z } from 'zod';
import { LANGUAGES } from '../../language/languages';
import { translatedFields } from '../translations';

/** The settings that make this site one congregation's: another campus changes them without touching code. */
export const siteSchema = z.object({
  name: z.string(),
  /** The `{product}` of URLs: `/About{product}`. */
  product: z.string(),
  /** The key of page contents: `about_{slug}`. */
  slug: z.string(),
  tagline: z.string(),
  motto: z.string(),
  about: z.string(),
  time_zone: z.string(),
  locale: z.string(),
  /** The languages it is shown in; English alone unless set. */
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  /** How long a slide of the home page stands, in milliseconds; `LIMITS.sliderAutoplay` unless set. */
  slide_interval_ms: z.number().int().positive().optional(),
  address: z.string(),
  directions: z.string(),
  meeting_place: z.string(),
  map_url: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp_invite: z.string(),
  giving: z.object({
    paybill: z.string(),
    account: z.string(),
    send_money: z.string(),
    account_holder: z.string(),
  }),
  social: z.array(
    z.object({ network: z.enum(['facebook', 'youtube', 'instagram', 'x', 'whatsapp']), url: z.string() }),
  ),
  /** What the Bible study families read now, and who leads. */
  study_focus: z
    .object({ book: z.string(), chapter: z.string(), family: z.string(), ...translatedFields })
    .optional(),
  /** The mission campaign that is being collected for. */
  mission: z
    .object({
      title: z.string(),
      text: z.string(),
      paybill: z.string(),
      account: z.string(),
      ...translatedFields,
    })
    .optional(),
  stats: z.array(z.object({ value: z.string(), label: z.string(), ...translatedFields })),
  ...translatedFields,
});
/** What every page knows of the congregation: names, contacts, links, zone, languages. */
export type Site = z.infer<typeof siteSchema>;
