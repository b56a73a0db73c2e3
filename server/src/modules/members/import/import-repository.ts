import { asc, gt, isNotNull, sql } from 'drizzle-orm';
import type { MemberRowInput } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { isUniqueViolation } from '../../../database/database-errors';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { users } from '../../../database/schema/auth';
import { toInternational } from '../../../phones/phone-number';
import { problem } from '../../../problem-error';
import { PeopleIndex, type KnownMember } from './find-candidates';
import type { ImportPlan } from './plan-import';

const BATCH_ROWS = 500;

function* splitIntoChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH_ROWS) yield all.slice(at, at + BATCH_ROWS);
}

const columns = {
  id: users.id,
  hasAccount: sql<boolean>`${isNotNull(users.password_hash)}`,
  values: {
    first_name: users.first_name,
    last_name: users.last_name,
    email: users.email,
    phone: users.phone,
    date_of_birth: users.date_of_birth,
    address: users.address,
    membership_date: users.membership_date,
    status: users.membership_status,
  },
};

const KNOWN_BATCH_ROWS = 2000;

/** Indexes every member in memory, because the database has no index for similar names. */
export async function indexKnownMembers(db: Queryable): Promise<PeopleIndex<KnownMember>> {
  const index = new PeopleIndex<KnownMember>();
  let last: number | undefined = 0;
  while (last !== undefined) {
    const batch: KnownMember[] = await db
      .select(columns)
      .from(users)
      .where(gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(KNOWN_BATCH_ROWS);
    batch.forEach((member) => index.add(member));
    last = batch.length === KNOWN_BATCH_ROWS ? batch.at(-1)?.id : undefined;
  }
  return index;
}

const toValues = (input: MemberRowInput) => ({
  first_name: input.first_name,
  last_name: input.last_name,
  email: input.email,
  phone: input.phone,
  date_of_birth: input.date_of_birth,
  address: input.address,
  membership_date: input.membership_date,
  membership_status: input.status ?? ('active' as const),
});

function refuseConsumed(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw problem('conflict', t('The register changed in the meantime. Please check the file again.'));
}

/**
 * Keeps the current value of every field that the file doesn’t change, because somebody may have edited it since the
 * file was read.
 */
function toStored({ known, changes }: ImportPlan['changed'][number]) {
  const { phone } = changes;
  return { id: known.id, ...changes, ...(phone && { phone: toInternational(phone) ?? phone }) };
}

/** Stores a plan, with a few hundred people in each statement. */
export async function storePlan(tx: Transaction, { created, changed }: ImportPlan): Promise<void> {
  for (const chunk of splitIntoChunks(created))
    await tx.insert(users).values(chunk.map(toValues)).catch(refuseConsumed);
  for (const chunk of splitIntoChunks(changed)) {
    const rows = JSON.stringify(chunk.map(toStored));
    await tx
      .execute(
        sql`
      update ${users} set first_name = coalesce(said.first_name, ${users.first_name}),
        last_name = coalesce(said.last_name, ${users.last_name}), email = coalesce(said.email, ${users.email}),
        phone = coalesce(said.phone, ${users.phone}),
        date_of_birth = coalesce(said.date_of_birth, ${users.date_of_birth}),
        address = coalesce(said.address, ${users.address}),
        membership_date = coalesce(said.membership_date, ${users.membership_date}),
        membership_status = coalesce(said.status, ${users.membership_status}),
        version = ${users.version} + 1, updated_at = now()
      from jsonb_to_recordset(${rows}::jsonb) as said (id integer, first_name text, last_name text, email text,
        phone text, date_of_birth date, address text, membership_date date, status text)
      where ${users.id} = said.id`,
      )
      .catch(refuseConsumed);
  }
}
