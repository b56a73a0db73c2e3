import { z } from 'zod';
import { LANGUAGES } from '../language/languages';
import { translatedFields } from './translations';

/**
 * Describes the settings that adapt the site to one congregation, so that another campus needs no change of
 * code.
 */
export const siteSchema = z.object({
  name: z.string(),
  /** Replaces `{product}` in URLs such as `/About{product}`. */
  product: z.string(),
  /** Is part of the key of page contents, `about_{slug}`. */
  slug: z.string(),
  tagline: z.string(),
  motto: z.string(),
  about: z.string(),
  time_zone: z.string(),
  locale: z.string(),
  /** Lists the languages of the site; the default is English alone. */
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  /**
   * Holds how long a slide of the home page is shown, in milliseconds; the default is
   * `LIMITS.sliderAutoplay`.
   */
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
  /** Describes what the Bible study families read now, and the family that leads. */
  study_focus: z
    .object({ book: z.string(), chapter: z.string(), family: z.string(), ...translatedFields })
    .optional(),
  /** Describes the mission campaign that the church collects for. */
  mission: z
    .object({
      title: z.string(),
      text: z.string(),
      paybill: z.string(),
      account: z.string(),
      ...translatedFields,
    })
    .optional(),
  /** Is true until whoever set the site up has dismissed the list of the first day. Pages don't get it. */
  has_first_day: z.literal(true).optional(),
  /**
   * Holds the first short name of a site that has another one by now, because programs know what feeds list by ids
   * with this name. Pages don't get it.
   */
  first_slug: z.string().optional(),
  /** Is false if pages show no example events while there are no real ones. */
  has_sample_events: z.literal(false).optional(),
  stats: z.array(z.object({ value: z.string(), label: z.string(), ...translatedFields })),
  ...translatedFields,
});
/** Describes the congregation to every page: names, contacts, links, zone and languages. */
export type Site = z.infer<typeof siteSchema>;
