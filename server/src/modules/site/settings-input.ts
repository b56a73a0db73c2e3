import { SLIDER_AUTOPLAY_MS } from '@narthex/shared-contracts';
import { LANGUAGES, SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import {
  settingsInputSchema,
  siteTexts,
  type Settings,
  type SettingsInput,
} from '@narthex/shared-contracts/schemas/settings';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { Transaction } from '../../database/database-handle';
import { parseInput } from '../../requests/parse-input';
import { presentTranslations } from '../../responses/translations';
import { saveSettings, type SettingsRow } from '../../site/site-repository';
import { moveSections } from '../about/repository';
import { rescheduleSeries } from '../events/occurrences/series-repository';
import { forgetOtherLanguages } from './language-repository';

const NETWORKS = ['facebook', 'youtube', 'instagram', 'x', 'whatsapp'] as const;

const aboutPage = ({ slug }: Pick<Site, 'slug'>) => `about_${slug}`;

/** Returns how long each slide is shown, in milliseconds. */
const readSlideInterval = (site: Site) => site.slide_interval_ms ?? SLIDER_AUTOPLAY_MS;

const readLanguages = (site: Site) => site.languages ?? [SOURCE_LANGUAGE];

/** Converts the settings to the input of the form, where each is one text; nested ones have forms of their own. */
function toInput({
  settings,
  audit_retention_days: auditRetentionDays,
  report_retention_days: reportRetentionDays,
  inquiry_retention_days: inquiryRetentionDays,
  requires_second_factor: requiresSecondFactor,
}: SettingsRow): Omit<SettingsInput, 'translations'> {
  const { giving, social, ...site } = settings;
  const socialUrl = (network: (typeof NETWORKS)[number]) =>
    social.find((entry) => entry.network === network)?.url ?? '';
  return {
    name: site.name,
    product: site.product,
    slug: site.slug,
    tagline: site.tagline,
    motto: site.motto,
    about: site.about,
    time_zone: site.time_zone,
    languages: readLanguages(settings).join(','),
    has_sample_events: (settings.has_sample_events ?? true) ? 'true' : 'false',
    slide_interval_seconds: String(readSlideInterval(settings) / 1000),
    address: site.address,
    directions: site.directions,
    meeting_place: site.meeting_place,
    map_url: site.map_url,
    phone: site.phone,
    email: site.email,
    whatsapp_invite: site.whatsapp_invite,
    giving_paybill: giving.paybill,
    giving_account: giving.account,
    giving_send_money: giving.send_money,
    giving_account_holder: giving.account_holder,
    facebook: socialUrl('facebook'),
    youtube: socialUrl('youtube'),
    instagram: socialUrl('instagram'),
    x: socialUrl('x'),
    whatsapp: socialUrl('whatsapp'),
    audit_retention_days: String(auditRetentionDays),
    report_retention_days: String(reportRetentionDays),
    inquiry_retention_days: String(inquiryRetentionDays),
    requires_second_factor: requiresSecondFactor ? 'true' : 'false',
  };
}

function toSite({ settings: site, version }: SettingsRow, input: SettingsInput): Site {
  const { giving_paybill, giving_account, giving_send_money, giving_account_holder, ...rest } = input;
  const {
    facebook,
    youtube,
    instagram,
    x,
    whatsapp,
    audit_retention_days: _auditDays,
    report_retention_days: _reportDays,
    inquiry_retention_days: _inquiryDays,
    requires_second_factor: _requiresSecondFactor,
    slide_interval_seconds: seconds,
    has_sample_events: hasSampleEvents,
    languages,
    translations,
    ...texts
  } = rest;
  const slideInterval = Math.round(Number(seconds) * 1000);
  const urls = { facebook, youtube, instagram, x, whatsapp };
  const { has_sample_events: _hasSampleEvents, ...kept } = site;
  return {
    ...kept,
    ...texts,
    // Nobody has seen the short name of settings that were never stored.
    ...(version > 0 && input.slug !== site.slug && { first_slug: site.first_slug ?? site.slug }),
    ...(hasSampleEvents === 'false' && { has_sample_events: false }),
    ...(translations && { translations }),
    ...(languages !== readLanguages(site).join(',') && {
      languages: LANGUAGES.filter((language) => languages.split(',').includes(language)),
    }),
    ...(slideInterval !== readSlideInterval(site) && { slide_interval_ms: slideInterval }),
    giving: {
      paybill: giving_paybill,
      account: giving_account,
      send_money: giving_send_money,
      account_holder: giving_account_holder,
    },
    social: NETWORKS.flatMap((network) => (urls[network] ? [{ network, url: urls[network] }] : [])),
  };
}

/** Presents the settings to whoever edits them, and to the audit log. */
export const presentSettings = (row: SettingsRow): Settings => ({
  id: 1,
  version: row.version,
  ...toInput(row),
  translations: presentTranslations(siteTexts, row.settings.translations ?? {}),
});

/** Merges changes into the settings, as the form sends them. Throws 422. */
export const mergeSettings = (row: SettingsRow, changes: object): SettingsInput =>
  parseInput(settingsInputSchema, { ...toInput(row), ...changes });

/**
 * Stores merged settings. The texts about the congregation move along with their key, and what repeats is planned anew
 * by the clock of another time zone. Nobody gets emails in a language that the site has no longer.
 */
export async function storeSettings(
  tx: Transaction,
  row: SettingsRow,
  input: SettingsInput,
): Promise<SettingsRow> {
  await moveSections(tx, aboutPage(row.settings), aboutPage(input));
  if (input.time_zone !== row.settings.time_zone) await rescheduleSeries(tx, input.time_zone);
  const site = toSite(row, input);
  await forgetOtherLanguages(tx, readLanguages(site));
  return saveSettings(tx, site, {
    audit_retention_days: Number(input.audit_retention_days),
    report_retention_days: Number(input.report_retention_days),
    inquiry_retention_days: Number(input.inquiry_retention_days),
    requires_second_factor: input.requires_second_factor === 'true',
  });
}
