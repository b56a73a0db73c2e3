import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const FIGURES = [
  /** Counts active accounts, and accounts by the month of their creation. */
  'members',
  'new_members',
  /** Counts registered people who no longer belong to the congregation. */
  'inactive_members',
  /** Counts events by department, published ones by department and month, and all except drafts by month. */
  'events',
  'published_events',
  'planned_events',
  'sermons',
  /** Counts by month. */
  'published_sermons',
  'prayers',
  'pending_prayers',
  'urgent_prayers',
  /** Counts accepted RSVPs by the month in which they were sent. */
  'rsvps',
  /** Counts by the month of confirmation, including people who have unsubscribed since. */
  'subscribers',
  /** Counts by the month of creation. */
  'gallery_items',
  'proposals',
  /** Counts by department and month of creation. */
  'written_announcements',
  /** Counts by department. */
  'announcements',
  'ministries',
  'active_ministries',
] as const;

/**
 * Holds the figures of dashboards, which triggers on the counted tables update, because counting a large
 * table for each request is slow. A figure is the sum of its rows; month and department are empty in figures
 * that aren't split by them.
 */
export const figures = pgTable(
  'figures',
  {
    name: text({ enum: FIGURES }).notNull(),
    department: text().notNull().default(''),
    /** Holds YYYY-MM in the site's zone. */
    month: text().notNull().default(''),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.department, table.month] })],
);
