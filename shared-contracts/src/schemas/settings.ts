import { z } from 'zod';
import { LANGUAGES } from '../language/languages';
import { t } from '../language/translate';
import { AUDIT_RETENTION } from './audit';
import { INQUIRY_RETENTION } from './inquiries';
import { REPORT_RETENTION } from './remote-reports';
import { optionalPhone } from './phone';
import { isLink, optionalEmail, optionalLines, optionalText, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

const text = (max?: number) => optionalText(max).transform((value) => value ?? '');
const paragraphs = (max: number) => optionalLines(max).transform((value) => value ?? '');
const link = text(500).refine(
  (value) => value === '' || isLink(value),
  t('A link starts with / or https://'),
);
const digits = (max: number) =>
  text(max).refine((value) => /^[\d ]*$/.test(value), t('Only digits and spaces'));

function retention({ min, max }: { readonly min: number; readonly max: number }) {
  const message = t('A number of days from {min} to {max}', { min, max });
  return requiredText(message, 5).refine(
    (days) => /^\d+$/.test(days) && Number(days) >= min && Number(days) <= max,
    message,
  );
}

const CHOICE_MESSAGE = 'Choose yes or no';
const isChoice = (choice: string) => choice === 'true' || choice === 'false';

const SLIDE_SECONDS = { min: 1, max: 60 };
const SLIDE_MESSAGE = `A number of seconds from ${SLIDE_SECONDS.min} to ${SLIDE_SECONDS.max}, such as 6`;
const isSlideInterval = (seconds: string) =>
  /^\d+(\.\d+)?$/.test(seconds) &&
  Number(seconds) >= SLIDE_SECONDS.min &&
  Number(seconds) <= SLIDE_SECONDS.max;

const LANGUAGES_MESSAGE = t('Choose the languages of the site');
const areLanguages = (text: string) => {
  const codes: readonly string[] = text.split(',');
  return (
    codes[0] === LANGUAGES[0] &&
    codes.every((code, index) => LANGUAGES.some((known) => known === code) && codes.indexOf(code) === index)
  );
};

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Editors may translate these texts. */
export const siteTexts = {
  tagline: text(120),
  motto: text(200),
  about: paragraphs(2000),
  address: paragraphs(300),
  directions: paragraphs(1000),
  meeting_place: text(120),
};

/** Validates the site's settings. Services, study focus and mission have endpoints of their own. */
export const settingsInputSchema = z.object({
  name: requiredText(t('Name is required'), 60),
  /** Becomes part of the URL of the page about the congregation. */
  product: requiredText(t('Short name is required'), 30).regex(
    /^[A-Za-z][A-Za-z0-9]*$/,
    t('Only letters and digits, beginning with a letter'),
  ),
  /** Forms the key of the texts about the congregation, `about_<slug>`, which other front ends request. */
  slug: requiredText(t('Key is required'), 54).regex(
    /^[a-z][a-z0-9_]*$/,
    t('Small letters, digits and underscores, beginning with a letter'),
  ),
  ...siteTexts,
  time_zone: requiredText(t('Time zone is required'), 60).refine(
    isTimeZone,
    t('Not a time zone, such as Africa/Nairobi'),
  ),
  /** Holds language codes separated by commas; English must be the first. */
  languages: requiredText(LANGUAGES_MESSAGE, 20).refine(areLanguages, LANGUAGES_MESSAGE),
  /** If true, pages show example events while there are no real ones. */
  has_sample_events: requiredText(CHOICE_MESSAGE, 5).refine(isChoice, CHOICE_MESSAGE),
  slide_interval_seconds: requiredText(SLIDE_MESSAGE, 6).refine(isSlideInterval, SLIDE_MESSAGE),
  map_url: link,
  phone: optionalPhone().transform((phone) => phone ?? ''),
  email: optionalEmail().transform((email) => email ?? ''),
  whatsapp_invite: link,
  giving_paybill: digits(20),
  giving_account: text(40),
  giving_send_money: text(20).refine(
    (value) => /^(\+?\d[\d ]*)?$/.test(value),
    t('Only digits and spaces, with a + before them'),
  ),
  giving_account_holder: text(80),
  facebook: link,
  youtube: link,
  instagram: link,
  x: link,
  whatsapp: link,
  audit_retention_days: retention(AUDIT_RETENTION),
  report_retention_days: retention(REPORT_RETENTION),
  inquiry_retention_days: retention(INQUIRY_RETENTION),
  /** If true, administrators and the communication department need a second factor to sign in. */
  requires_second_factor: requiredText(CHOICE_MESSAGE, 5).refine(isChoice, CHOICE_MESSAGE),
  translations: translationsInput(siteTexts),
});
/** Describes the form of the settings before validation. */
export type SettingsFormInput = z.input<typeof settingsInputSchema>;
/** Describes the validated settings. */
export type SettingsInput = z.output<typeof settingsInputSchema>;

/** Names a setting, except the translations. */
export type SettingName = Exclude<keyof SettingsInput, 'translations'>;
const { translations: _translations, ...ownFields } = settingsInputSchema.shape;
const fields = Object.keys(ownFields) as SettingName[];

export const settingsSchema = z
  .object({ id: z.literal(1), version: z.number().int(), ...translatedFields })
  .extend(Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<SettingName, z.ZodString>);
/** Describes the settings to the administration. */
export type Settings = z.infer<typeof settingsSchema>;
