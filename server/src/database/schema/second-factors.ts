import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant } from './columns';

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

/** Holds the passkeys of accounts. The private key never leaves the authenticator. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the id that the authenticator gave the key, as base64url. */
    credential_id: text().notNull().unique(),
    /** Holds the public key in the form of COSE, as base64url. */
    public_key: text().notNull(),
    /** Holds the count of signatures that the authenticator told last; a lower one would be that of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Holds how the browser reaches the authenticator, such as `usb`. */
    transports: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_user').on(table.user_id)],
);

/** Holds what authenticators are to sign. Each is used once, and only by the session or sign-in that asked for it. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** Names the session or the sign-in, and what the signature is for. It has one challenge at a time. */
  owner: text().primaryKey(),
  challenge: text().notNull(),
  expires_at: instant().notNull(),
});
