import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { PageContentPage } from '@narthex/shared-contracts/enums';
import { AUDIT_RETENTION } from '@narthex/shared-contracts/schemas/audit';
import { REPORT_RETENTION } from '@narthex/shared-contracts/schemas/remote-reports';
import { INQUIRY_RETENTION } from '@narthex/shared-contracts/schemas/inquiries';
import type { PageLink } from '@narthex/shared-contracts/schemas/page-content';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { updatedAt, version } from './columns';

export type PageLinks = Readonly<Partial<Record<PageContentPage, readonly PageLink[]>>>;

/** Holds the settings of the congregation in a single row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<Site>().notNull(),
    /**
     * Holds links to chats and classrooms by page. They are apart from `settings`, which every page contains.
     */
    page_links: jsonb().$type<PageLinks>().notNull().default({}),
    /** The audit log keeps entries for this many days. The value is never sent to visitors. */
    audit_retention_days: integer().notNull().default(AUDIT_RETENTION.default),
    /** Reports about remotes are kept for this many days. */
    report_retention_days: integer().notNull().default(REPORT_RETENTION.default),
    /** Closed inquiries and past visits are kept for this many days. */
    inquiry_retention_days: integer().notNull().default(INQUIRY_RETENTION.default),
    /** If true, those who oversee the site sign in with a second factor. */
    requires_second_factor: boolean().notNull().default(false),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
);
