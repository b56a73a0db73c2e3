import { pgTable, text } from 'drizzle-orm/pg-core';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';

/** The departments there are or were: every start adds those of `DEPARTMENTS`, so a new one needs no migration. */
export const departments = pgTable('departments', {
  name: text('name', { enum: DEPARTMENTS }).primaryKey(),
});

/** The department an object belongs to; null for the whole church's. */
export const departmentColumn = () =>
  text('department', { enum: DEPARTMENTS }).references(() => departments.name);
