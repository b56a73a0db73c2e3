import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
} from '@narthex/shared-contracts/closed-lists';
import { users } from './auth';
import { createdAt, id, oneOf, updatedAt, version } from './columns';
import { departmentColumn } from './departments';

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: ANNOUNCEMENT_CATEGORIES }).notNull().default('general'),
    priority: text('priority', { enum: ANNOUNCEMENT_PRIORITIES }).notNull().default('medium'),
    /** First and last day it is shown, in the site's zone. */
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    targetAudience: text('target_audience', { enum: ANNOUNCEMENT_AUDIENCES }).notNull().default('all'),
    contactInfo: text('contact_info'),
    actionRequired: text('action_required'),
    actionDeadline: date('action_deadline', { mode: 'string' }),
    imageUrl: text('image_url'),
    eventTime: text('event_time'),
    eventLocation: text('event_location'),
    /** Null: the whole church's. */
    department: departmentColumn(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('announcements_shown').on(table.isActive, table.endDate),
    check('announcements_category', oneOf(table.category, ANNOUNCEMENT_CATEGORIES)),
    check('announcements_priority', oneOf(table.priority, ANNOUNCEMENT_PRIORITIES)),
    check('announcements_audience', oneOf(table.targetAudience, ANNOUNCEMENT_AUDIENCES)),
  ],
);
