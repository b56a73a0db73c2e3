import { AUDIT_RETENTION } from '@narthex/shared-contracts/schemas/audit';
import { INQUIRY_RETENTION } from '@narthex/shared-contracts/schemas/inquiries';
import type { PageLink } from '@narthex/shared-contracts/schemas/page-content';
import { REPORT_RETENTION } from '@narthex/shared-contracts/schemas/remote-reports';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { Queryable } from '../database/database-handle';
import { nextVersion } from '../database/schema/columns';
import { siteSettings, type PageLinks } from '../database/schema/site';
import { linkUrl } from '../responses/links/link-url';
import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';

/** These values apply to an empty database until somebody enters the settings. */
export const DEFAULT_SITE: Site = {
  name: 'Campus Church',
  product: 'Church',
  slug: 'church',
  tagline: '',
  motto: '',
  about: '',
  time_zone: DEFAULT_TIME_ZONE,
  locale: 'en-KE',
  address: '',
  directions: '',
  meeting_place: '',
  map_url: '',
  phone: '',
  email: '',
  whatsapp_invite: '',
  giving: { paybill: '', account: '', send_money: '', account_holder: '' },
  social: [],
  stats: [],
  has_first_day: true,
};

/** Removes unsafe links, because pages use them as `href`. */
function withoutUnsafeLinks(site: Site): Site {
  return {
    ...site,
    map_url: linkUrl(site.map_url) ?? '',
    whatsapp_invite: linkUrl(site.whatsapp_invite) ?? '',
    social: site.social.filter(({ url }) => linkUrl(url) !== null),
  };
}

export async function readSite(db: Queryable): Promise<Site> {
  const [row] = await db.select({ settings: siteSettings.settings }).from(siteSettings).limit(1);
  return row ? withoutUnsafeLinks(row.settings) : DEFAULT_SITE;
}

/** Reads the time zone of the site's dates and times. */
export async function readTimeZone(db: Queryable): Promise<string> {
  return (await readSite(db)).time_zone;
}

export async function readPageLinks(db: Queryable, page: keyof PageLinks): Promise<readonly PageLink[]> {
  const [row] = await db.select({ links: siteSettings.page_links }).from(siteSettings).limit(1);
  return (row?.links[page] ?? []).filter(({ url }) => linkUrl(url) !== null);
}

export interface SettingsRow {
  readonly id: number;
  readonly settings: Site;
  readonly audit_retention_days: number;
  readonly report_retention_days: number;
  readonly inquiry_retention_days: number;
  readonly requires_second_factor: boolean;
  readonly version: number;
}

const NO_SETTINGS: SettingsRow = {
  id: 1,
  settings: DEFAULT_SITE,
  audit_retention_days: AUDIT_RETENTION.default,
  report_retention_days: REPORT_RETENTION.default,
  inquiry_retention_days: INQUIRY_RETENTION.default,
  requires_second_factor: false,
  version: 0,
};
const columns = {
  id: siteSettings.id,
  settings: siteSettings.settings,
  audit_retention_days: siteSettings.audit_retention_days,
  report_retention_days: siteSettings.report_retention_days,
  inquiry_retention_days: siteSettings.inquiry_retention_days,
  requires_second_factor: siteSettings.requires_second_factor,
  version: siteSettings.version,
};

/** Reads the stored settings, or the defaults as version 0. */
export async function readSettings(db: Queryable): Promise<SettingsRow> {
  const [row] = await db.select(columns).from(siteSettings).limit(1);
  return row ?? NO_SETTINGS;
}

/** Reads the settings and locks them for this transaction. */
export async function lockSettings(tx: Queryable): Promise<SettingsRow> {
  const [row] = await tx.select(columns).from(siteSettings).limit(1).for('update');
  return row ?? NO_SETTINGS;
}

export async function saveSettings(
  tx: Queryable,
  settings: Site,
  more: Partial<
    Pick<
      SettingsRow,
      'audit_retention_days' | 'report_retention_days' | 'inquiry_retention_days' | 'requires_second_factor'
    >
  > = {},
): Promise<SettingsRow> {
  const [row] = await tx
    .insert(siteSettings)
    .values({ id: 1, settings, ...more })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: { settings, ...more, updated_at: new Date(), version: nextVersion(siteSettings.version) },
    })
    .returning(columns);
  if (!row) throw new Error('The settings were not stored.');
  return row;
}
