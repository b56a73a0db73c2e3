import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { updatedAt, version } from './columns';
import { phone } from './phone-column';

/** Describes a link that is shown beside a department's contacts. */
export interface DepartmentLink {
  readonly label: string;
  readonly url: string;
}

/**
 * Holds all present and past departments with their leaders' descriptions. Every start inserts those of
 * `DEPARTMENTS`, so a new one needs no migration.
 */
export const departments = pgTable('departments', {
  name: text({ enum: DEPARTMENTS }).primaryKey(),
  introduction: text(),
  contact_name: text(),
  contact_email: text(),
  contact_phone: phone(),
  meeting_info: text(),
  links: jsonb().$type<readonly DepartmentLink[]>().notNull().default([]),
  updated_at: updatedAt(),
  version: version(),
});

/** Names the department that an object belongs to; it is null for the whole church. */
export const departmentColumn = () => text({ enum: DEPARTMENTS }).references(() => departments.name);
