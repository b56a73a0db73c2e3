import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { scopeOf, type Actor, type Capability, type Department } from '@narthex/shared-contracts';
import type { App } from '../../src/app';
import { inquiries } from '../../src/database/schema/visitor-forms';

/** Names the person whose private data the field contains. */
interface Owner {
  readonly user_id: number | null;
  /** Those that know the person: a ministry they belong to or asked to join, or the department they lead in. */
  readonly departments: readonly Department[];
  /** They announced a visit. */
  readonly isVisitor?: boolean;
}

type Reader = (actor: Actor, owner: Owner) => boolean;

const self: Reader = (actor, { user_id: userId }) => actor.id === userId;
const everywhere =
  (capability: Capability): Reader =>
  (actor) =>
    scopeOf(actor, capability) === 'all';
const inOwnDepartment =
  (capability: Capability): Reader =>
  (actor, { departments }) =>
    scopeOf(actor, capability) === 'department' &&
    actor.department !== null &&
    departments.includes(actor.department);

interface PrivateField {
  readonly table: 'users' | 'inquiries' | 'prayer_requests';
  readonly column: string;
  /** The value as SQL: unlike any other text, and with the number of its row in it. */
  readonly value: string;
  readonly pattern: RegExp;
  readonly readers: readonly Reader[];
  /** If true, the activity log may contain the value. */
  readonly isAudited?: boolean;
}

const DAYS_FROM = Date.UTC(1901, 0, 1);
const DAY_MS = 86_400_000;

const text = (table: PrivateField['table'], column: string) => ({
  table,
  column,
  value: `'private-${table}-${column}-' || id || '-'`,
  pattern: new RegExp(`private-${table}-${column}-(\\d+)-`, 'g'),
});

const REGISTER = [self, everywhere('members.read')];
/** People who welcome visitors read the messages of announced visits, and no other inquiries. */
const welcome: Reader = (actor, { isVisitor }) =>
  isVisitor === true && scopeOf(actor, 'visits.follow-up') === 'all';
const OFFICE = [everywhere('inquiries.manage'), welcome];

/** Everything private of people, and who may see it. What is in no row of a person's own choosing stands here. */
export const PRIVATE_FIELDS: readonly PrivateField[] = [
  {
    ...text('users', 'email'),
    value: `'private-users-email-' || id || '-@demo.test'`,
    readers: [...REGISTER, everywhere('users.read'), inOwnDepartment('members.read')],
    isAudited: true,
  },
  {
    ...text('users', 'phone'),
    // A number that the register takes, as it is stored and as people write it.
    value: `'+2547' || lpad(id::text, 8, '0')`,
    pattern: /\+254 ?7(\d\d ?\d{3} ?\d{3})/g,
    readers: [...REGISTER, inOwnDepartment('members.read')],
  },
  { ...text('users', 'address'), readers: REGISTER },
  {
    table: 'users',
    column: 'date_of_birth',
    value: `date '1901-01-01' + id`,
    pattern: /\b(19[01]\d-\d\d-\d\d)\b/g,
    readers: REGISTER,
  },
  {
    ...text('inquiries', 'email'),
    value: `'private-inquiries-email-' || id || '-@demo.test'`,
    readers: OFFICE,
  },
  { ...text('inquiries', 'phone'), readers: OFFICE },
  { ...text('inquiries', 'visitor_name'), readers: OFFICE },
  { ...text('inquiries', 'message'), readers: OFFICE },
  // Stored by an older site, or by mistake: who asked to stay unnamed is unnamed to everybody.
  { ...text('prayer_requests', 'requester_name'), readers: [] },
];

const toId = (found: string) =>
  found.includes('-')
    ? Math.round((Date.parse(found) - DAYS_FROM) / DAY_MS)
    : Number(found.replaceAll(' ', ''));

/** Gives everybody private data of their own, wherever there is none yet. */
export async function fillPrivateFields({ db }: Pick<App, 'db'>): Promise<void> {
  const updates = (['users', 'inquiries', 'prayer_requests'] as const).map((table) => {
    const fields = PRIVATE_FIELDS.filter((field) => field.table === table);
    const values = fields.map(({ column, value }) => `${column} = ${value}`).join(', ');
    const [mark] = fields.filter(({ value }) => value.startsWith("'private"));
    return `${table}_filled as (
      update ${table} set ${values}${table === 'prayer_requests' ? ', is_anonymous = true, user_id = null' : ''}
      where ${mark?.column} is null or ${mark?.column} not like 'private-%' returning id)`;
  });
  await db.execute(sql.raw(`with ${updates.join(', ')} select 1`));
}

async function findOwner({ db }: Pick<App, 'db'>, table: string, id: number): Promise<Owner> {
  const nobody = { user_id: null, departments: [] };
  if (table === 'inquiries') {
    const visits = await db.$count(inquiries, and(eq(inquiries.id, id), isNotNull(inquiries.visit_day)));
    return { ...nobody, isVisitor: visits > 0 };
  }
  if (table !== 'users') return nobody;
  const { rows } = await db.execute<{ department: Department }>(sql`
    select department from users where id = ${id} and role <> 'member' and department is not null
    union select ministries.department from ministry_members join ministries on ministries.id = ministry_id
      where user_id = ${id} and status in ('asked', 'joined') and ministries.department is not null`);
  return { user_id: id, departments: rows.map(({ department }) => department) };
}

/** The private data in a text that this person may not see, by `table.column` and the number of its row. */
export async function findLeaks(app: Pick<App, 'db'>, actor: Actor | null, body: string): Promise<string[]> {
  const leaks = new Set<string>();
  const owners = new Map<string, Owner>();
  for (const { table, column, pattern, readers } of PRIVATE_FIELDS) {
    for (const [, found = ''] of body.matchAll(pattern)) {
      const row = `${table} ${toId(found)}`;
      const owner = owners.get(row) ?? (await findOwner(app, table, toId(found)));
      owners.set(row, owner);
      if (!actor || !readers.some((mayRead) => mayRead(actor, owner)))
        leaks.add(`${table}.${column} of ${toId(found)}`);
    }
  }
  return [...leaks];
}

/** The private data that the log of activity holds, though nothing can be deleted from it. */
export async function findAuditedFields({ db }: Pick<App, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ action: string; text: string }>(
    sql`select action, concat(actor_label, before, after) as text from audit_log`,
  );
  const found = rows.flatMap(({ action, text: entry }) =>
    PRIVATE_FIELDS.filter(({ isAudited, pattern }) => !isAudited && entry.match(pattern)).map(
      ({ table, column }) => `${action}: ${table}.${column}`,
    ),
  );
  return [...new Set(found)];
}
