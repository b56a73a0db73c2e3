import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const FIGURES = [
  /** Active accounts, and accounts by the month they were made in. */
  'members',
  'new_members',
  /** People of the register who belong to the congregation no more. */
  'inactive_members',
  /** By department; published ones by department and month, all but drafts by month. */
  'events',
  'published_events',
  'planned_events',
  'sermons',
  /** By month. */
  'published_sermons',
  'prayers',
  'pending_prayers',
  'urgent_prayers',
  /** RSVPs that say yes, by the month they were sent in. */
  'rsvps',
  /** By the month of their confirmation, also of who left since. */
  'subscribers',
  /** By the month they were made in. */
  'gallery_items',
  'proposals',
  'pending_proposals',
  /** By department and the month they were written in. */
  'written_announcements',
  /** By department. */
  'announcements',
  'ministries',
  'active_ministries',
  'projects',
  /** Whole KES. */
  'project_goals',
  'project_funds',
] as const;

/**
 * Figures of dashboards, kept by triggers on the tables they count: adding up a large table at each look would cost more
 * than the whole page. A figure is the sum over its months and departments; both are empty where it isn't split.
 */
export const figures = pgTable(
  'figures',
  {
    name: text({ enum: FIGURES }).notNull(),
    department: text().notNull().default(''),
    /** YYYY-MM in the site's zone. */
    month: text().notNull().default(''),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.department, table.month] })],
);
