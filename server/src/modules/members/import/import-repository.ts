import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { MemberRowInput } from '@narthex/shared-contracts/schemas/member-import';
import { isUniqueViolation } from '../../../database/database-errors';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { users } from '../../../database/schema/people/auth';
import { problem } from '../../../problem-error';
import { buildNameKey, type ImportPlan, type KnownMember } from './plan-import';
import type { FileRow } from './read-member-file';

const BATCH_ROWS = 500;

function* splitIntoChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH_ROWS) yield all.slice(at, at + BATCH_ROWS);
}

const fullNameText = sql`lower(${users.firstName} || ' ' || ${users.lastName})`;

/** Whom the rows of a file may mean: by their address, or by their name where both have none. */
export async function findKnownMembers(db: Queryable, rows: readonly FileRow[]): Promise<KnownMember[]> {
  const known: KnownMember[] = [];
  for (const chunk of splitIntoChunks(rows)) {
    const emails = chunk.flatMap(({ input }) => input.email ?? []);
    const names = chunk.flatMap(({ input }) => (input.email === null ? buildNameKey(input) : []));
    const found = await db
      .select()
      .from(users)
      .where(
        or(
          emails.length > 0 ? inArray(users.email, emails) : undefined,
          names.length > 0 ? and(isNull(users.email), inArray(fullNameText, names)) : undefined,
        ),
      );
    known.push(
      ...found.map((row) => ({
        id: row.id,
        email: row.email,
        values: {
          first_name: row.firstName,
          last_name: row.lastName,
          email: row.email,
          phone: row.phone,
          date_of_birth: row.dateOfBirth,
          address: row.address,
          membership_date: row.membershipDate,
          status: row.membershipStatus,
        },
      })),
    );
  }
  return known;
}

const toValues = (input: MemberRowInput) => ({
  firstName: input.first_name,
  lastName: input.last_name,
  email: input.email,
  phone: input.phone,
  dateOfBirth: input.date_of_birth,
  address: input.address,
  membershipDate: input.membership_date,
  membershipStatus: input.status ?? ('active' as const),
});

function refuseConsumed(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw problem('conflict', 'The register changed in the meantime. Please check the file again.');
}

/** Stores what was planned, a few hundred people with each statement. */
export async function storePlan(tx: Transaction, { created, changed }: ImportPlan): Promise<void> {
  for (const chunk of splitIntoChunks(created))
    await tx.insert(users).values(chunk.map(toValues)).catch(refuseConsumed);
  for (const chunk of splitIntoChunks(changed)) {
    const rows = JSON.stringify(
      chunk.map(({ known, changes }) => ({ id: known.id, ...known.values, ...changes })),
    );
    await tx.execute(sql`
      update ${users} set first_name = said.first_name, last_name = said.last_name, phone = said.phone,
        date_of_birth = said.date_of_birth, address = said.address, membership_date = said.membership_date,
        membership_status = said.status, version = ${users.version} + 1, updated_at = now()
      from jsonb_to_recordset(${rows}::jsonb) as said (id integer, first_name text, last_name text, phone text,
        date_of_birth date, address text, membership_date date, status text)
      where ${eq(users.id, sql`said.id`)}`);
  }
}
