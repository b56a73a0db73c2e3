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
    endpoint: text('endpoint').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    body: jsonb('body').$type<unknown>(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    /** The object and its version when the change was proposed; null for a new one. */
    base: jsonb('base').$type<Record<string, unknown>>(),
    baseVersion: integer('base_version'),
    /** What the object would become; null for a deletion. */
    preview: jsonb('preview').$type<Record<string, unknown>>(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull().default('pending'),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name as it was then. */
    authorLabel: text('author_label').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was rejected; its author sees it. */
    reason: text('reason'),
    createdAt: createdAt(),
    searchText: searchText('author_label', "preview ->> 'title'"),
  },
  (table) => [
    index('proposals_created').on(table.createdAt, table.id),
    index('proposals_queue').on(table.status, table.createdAt),
    index('proposals_author').on(table.authorId, table.createdAt),
    index('proposals_decider').on(table.decidedBy),
    index('proposals_search').using('gin', trigrams(table.searchText)),
    check('proposals_status', oneOf(table.status, PROPOSAL_STATUSES)),
  ],
);

/** How many changes of each author wait, kept by a trigger. Whoever has none may be missing. */
export const pendingProposals = pgTable('pending_proposals', {
  authorId: integer('author_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer('total').notNull(),
});

/** Results of creates that named an Idempotency-Key: the same request again gets the same result. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: an account, or a visitor. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** SHA-256 of the request's body: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    result: jsonb('result').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
    check('idempotency_keys_length', sql`length(${table.key}) between 8 and 200`),
  ],
);
