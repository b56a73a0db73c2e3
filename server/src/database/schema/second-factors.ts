import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, instant } from './columns';

/** Holds the authenticator app of each account that has one: what it computes codes from. */
export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Holds the key that the app shares with the site, encrypted with a secret of the site. */
  encrypted_key: text().notNull(),
  /** Is null until the first code has proved that the app has the key. Only then are codes asked for. */
  enabled_at: instant(),
  /** Holds the time step of the last used code, so that no code works twice. */
  last_step: integer().notNull().default(0),
  created_at: createdAt(),
});

/** Holds the unused recovery codes of accounts. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the SHA-256 of the code, so that a copy of this table can't open an account. */
    code_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Holds sign-ins whose password was right, and which wait for the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** Holds the SHA-256 of the token. */
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the department that was chosen at the leaders' portal. */
    department: text({ enum: DEPARTMENTS }),
    expires_at: instant().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('sign_in_challenges_user').on(table.user_id)],
);
