import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../people/auth';
import { createdAt, id, instant, oneOf, searchText, trigrams } from '../columns';

const PROPOSAL_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** A change that waits for approval: the command as it was sent, to be run again as it is. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    /** Name of the endpoint record. */
    endpoint: text().notNull(),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    body: jsonb().$type<unknown>(),
    subject_type: text().notNull(),
    subject_id: text(),
    /** The object and its version when the change was proposed; null for a new one. */
    base: jsonb().$type<Record<string, unknown>>(),
    base_version: integer(),
    /** What the object would become; null for a deletion. */
    preview: jsonb().$type<Record<string, unknown>>(),
    status: text({ enum: PROPOSAL_STATUSES }).notNull().default('pending'),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The author's name as it was then. */
    author_label: text().notNull(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: instant(),
    /** Why it was rejected; its author sees it. */
    reason: text(),
    created_at: createdAt(),
    search_text: searchText('author_label', "preview ->> 'title'"),
  },
  (table) => [
    index('proposals_created').on(table.created_at, table.id),
    index('proposals_queue').on(table.status, table.created_at),
    index('proposals_author').on(table.author_id, table.created_at),
    index('proposals_decider').on(table.decided_by),
    index('proposals_search').using('gin', trigrams(table.search_text)),
    check('proposals_status', oneOf(table.status, PROPOSAL_STATUSES)),
  ],
);

/** How many changes of each author wait, kept by a trigger. Whoever has none may be missing. */
export const pendingProposals = pgTable('pending_proposals', {
  author_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer().notNull(),
});

/** Results of creates that named an Idempotency-Key: the same request again gets the same result. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: an account, or a visitor. */
    owner: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of the request's body: another request under the same key is refused. */
    request_hash: text().notNull(),
    result: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
    check('idempotency_keys_length', sql`length(${table.key}) between 8 and 200`),
  ],
);
