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
  name: text('name', { enum: DEPARTMENTS }).primaryKey(),
  introduction: text('introduction'),
  contactName: text('contact_name'),
  contactEmail: text('contact_email'),
  contactPhone: phone('contact_phone'),
  meetingInfo: text('meeting_info'),
  links: jsonb('links').$type<readonly DepartmentLink[]>().notNull().default([]),
  updatedAt: updatedAt(),
  version: version(),
});

/** The department an object belongs to; null for the whole church's. */
export const departmentColumn = () =>
  text('department', { enum: DEPARTMENTS }).references(() => departments.name);
