import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { updatedAt, version } from '../columns';
import { phone } from '../phone-column';

/** A link a department shows beside its contacts. */
export interface DepartmentLink {
  readonly label: string;
  readonly url: string;
}

/**
 * The departments there are or were, and what their leaders say about them: every start adds those of `DEPARTMENTS`, so
 * a new one needs no migration.
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

/** The department an object belongs to; null for the whole church's. */
export const departmentColumn = () => text({ enum: DEPARTMENTS }).references(() => departments.name);
