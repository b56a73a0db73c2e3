import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant, oneOf, searchText, trigrams } from './columns';

const PROPOSAL_STATUSES = ['pending', 'approved', 'rejected'] as const;

/**
 * Holds changes that wait for approval. The command is stored as it was sent, so that it can be executed
 * later.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    /** Names the endpoint. */
    endpoint: text().notNull(),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    body: jsonb().$type<unknown>(),
    subject_type: text().notNull(),
    subject_id: text(),
    /**
     * Holds the object at the time of the proposal; `base_version` holds its version. Both are null for a new
     * object.
     */
    base: jsonb().$type<Record<string, unknown>>(),
    base_version: integer(),
    /** Holds the object after the change; it is null for a deletion. */
    preview: jsonb().$type<Record<string, unknown>>(),
    status: text({ enum: PROPOSAL_STATUSES }).notNull().default('pending'),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Holds the author's name at that time. */
    author_label: text().notNull(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: instant(),
    /** Holds the reason of a rejection, which the author sees. */
    reason: text(),
    created_at: createdAt(),
    search_text: searchText('author_label', "preview ->> 'title'"),
  },
  (table) => [
    // The reviewers' list has this order.
    index('proposals_created').on(table.created_at, table.id),
    // An author's own list has this order.
    index('proposals_author').on(table.author_id, table.created_at),
    // The departments' list and a report count what waits for approval.
    index('proposals_pending')
      .on(table.author_id)
      .where(sql`${table.status} = 'pending'`),
    index('proposals_decider').on(table.decided_by),
    index('proposals_search').using('gin', trigrams(table.search_text)),
    check('proposals_status', oneOf(table.status, PROPOSAL_STATUSES)),
  ],
);

/** Holds the results of creates with an Idempotency-Key, so that a repeated request gets the same result. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Identifies the account or visitor that the key belongs to. */
    owner: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** Holds the SHA-256 of the request's body. A different request with the same key is refused. */
    request_hash: text().notNull(),
    result: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    check('idempotency_keys_length', sql`length(${table.key}) between 8 and 200`),
  ],
);
