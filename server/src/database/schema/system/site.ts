import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { PageContentPage } from '@narthex/shared-contracts/enums';
import { AUDIT_RETENTION } from '@narthex/shared-contracts/schemas/audit';
import { REPORT_RETENTION } from '@narthex/shared-contracts/schemas/remote-reports';
import { INQUIRY_RETENTION } from '@narthex/shared-contracts/schemas/inquiries';
import type { PageLink } from '@narthex/shared-contracts/schemas/page-content';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { updatedAt, version } from '../columns';

export type PageLinks = Readonly<Partial<Record<PageContentPage, readonly PageLink[]>>>;

/** One row: the settings that make this site one congregation's. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<Site>().notNull(),
    /** Group chats and classrooms, by page. Apart from the settings that travel in every page. */
    page_links: jsonb().$type<PageLinks>().notNull().default({}),
    /** How long the audit log keeps an entry. Never sent to visitors. */
    audit_retention_days: integer().notNull().default(AUDIT_RETENTION.default),
    /** How long what remotes reported is kept. */
    report_retention_days: integer().notNull().default(REPORT_RETENTION.default),
    /** How long closed inquiries and past visits are kept. */
    inquiry_retention_days: integer().notNull().default(INQUIRY_RETENTION.default),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
);
