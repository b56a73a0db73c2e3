import { and, inArray, isNotNull, sql } from 'drizzle-orm';
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

const TABLES = ['users', 'inquiries', 'prayer_requests'] as const;

/** The rows of a table without private data have another value in this column. */
const markOf = (table: PrivateField['table']) =>
  PRIVATE_FIELDS.find((field) => field.table === table && field.value.startsWith("'private"))?.column;
const isUnfilled = (table: PrivateField['table']) =>
  `(${markOf(table)} is null or ${markOf(table)} not like 'private-%')`;

const FIND_UNFILLED = sql.raw(
  TABLES.map(
    (table) => `select '${table}' as name where exists (select 1 from ${table} where ${isUnfilled(table)})`,
  ).join(' union all '),
);

/** Gives everybody private data of their own, wherever there is none yet. Few objects are people or about them. */
export async function fillPrivateFields({ db }: Pick<App, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ name: PrivateField['table'] }>(FIND_UNFILLED);
  for (const { name } of rows) {
    const fields = PRIVATE_FIELDS.filter(({ table }) => table === name);
    const values = fields.map(({ column, value }) => `${column} = ${value}`);
    if (name === 'prayer_requests') values.push('is_anonymous = true', 'user_id = null');
    await db.execute(sql.raw(`update ${name} set ${values.join(', ')} where ${isUnfilled(name)}`));
  }
}

/** Returns the departments that know each of these people. */
async function listDepartments({ db }: Pick<App, 'db'>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ user_id: number; department: Department }>(sql`
    select id as user_id, department from users
      where id = any(${sql.param(ids)}) and role <> 'member' and department is not null
    union select user_id, ministries.department from ministry_members join ministries on ministries.id = ministry_id
      where user_id = any(${sql.param(ids)}) and status in ('asked', 'joined') and ministries.department is not null`);
  return rows;
}

/** Returns those of the inquiries that announce a visit. */
async function listVisits({ db }: Pick<App, 'db'>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(inArray(inquiries.id, [...ids]), isNotNull(inquiries.visit_day)));
}

/** The private data in a text that this person may not see, by `table.column` and the number of its row. */
export async function findLeaks(app: Pick<App, 'db'>, actor: Actor | null, body: string): Promise<string[]> {
  const found = PRIVATE_FIELDS.flatMap((field) =>
    [...body.matchAll(field.pattern)].map(([, text = '']) => ({ ...field, id: toId(text) })),
  );
  const idsOf = (name: PrivateField['table']) => [
    ...new Set(found.filter(({ table }) => table === name).map(({ id }) => id)),
  ];
  const departments = await listDepartments(app, idsOf('users'));
  const visits = await listVisits(app, idsOf('inquiries'));
  const ownerOf = ({ table, id }: { table: PrivateField['table']; id: number }): Owner => ({
    user_id: table === 'users' ? id : null,
    departments:
      table === 'users' ? departments.filter((row) => row.user_id === id).map((row) => row.department) : [],
    isVisitor: table === 'inquiries' && visits.some((visit) => visit.id === id),
  });
  const leaks = found.filter(
    (field) => !actor || !field.readers.some((mayRead) => mayRead(actor, ownerOf(field))),
  );
  return [...new Set(leaks.map(({ table, column, id }) => `${table}.${column} of ${id}`))];
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
