import { sql } from 'drizzle-orm';
import { foldText } from '@narthex/shared-contracts/fold-text';
import { signIn, withTestApp } from '../../test/build-app';
import { createEvent, createLeader } from '../../test/content-factories';
import { createUser } from '../../test/factories';
import { ministries, ministryMembers } from '../database/schema/ministries';
import { auditLog, users } from '../database/schema/auth';
import { inquiries } from '../database/schema/visitor-forms';
import { searchCondition } from './search-condition';

const app = withTestApp();

beforeAll(async () => {
  for (const name of NAMES) {
    const full = `${name.first_name} ${name.last_name}`;
    const { id: userId } = await createUser(app(), name);
    const [ministry] = await app()
      .db.insert(ministries)
      .values({ name: full, description: 'x', leader: 'y', email: 'm@demo.test' })
      .returning();
    await app()
      .db.insert(ministryMembers)
      .values({ ministry_id: ministry?.id ?? 0, user_id: userId, role: 'Member', status: 'joined' });
    await createEvent(app(), { title: full });
    await createLeader(app(), { name: full });
    await app().db.insert(inquiries).values({ email: 'a@demo.test', message: full });
    await app().db.insert(auditLog).values({ actor_label: full, action: 'x', subject_type: 'y' });
  }
});

it.each([
  ...[
    'José',
    'Jose\u0301',
    'WAMŨYŨ',
    'Ng’ang’a',
    "Ng'ang'a",
    'Ngʼangʼa',
    'Nǃxau',
    'Ærø',
    'STRASSE',
    'Straße',
    'ẞ',
  ],
  ...[
    'ĐŁØĦŊƗɄ',
    'ﬁnance\u00a0desk',
    'Ａ％＿＼',
    'Мир',
    '日本',
    'naïve café',
    'a < b & c',
    'Çelik Ğ İ ı',
    '👩‍👧',
    '',
  ],
])('folds %j in the database as everywhere else', async (text) => {
  const { rows } = await app().db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`);
  expect(rows[0]?.folded.toLowerCase()).toBe(foldText(text));
});

const SPELLINGS = [
  'jose wamuyu',
  'José Wamũyũ',
  'JOSE\u0301 WAMU\u0303YU\u0303',
  'nganga',
  "Ng'ang'a",
  'Ng’ang’a',
  'NGʼANGʼA',
];

/** The first name is composed and has a straight apostrophe; the second is decomposed and has a curly one. */
const NAMES = [
  { first_name: 'José Wamũyũ', last_name: "Ng'ang'a" },
  { first_name: 'Jose\u0301 Wamu\u0303yu\u0303', last_name: 'Ng’ang’a' },
];

describe.each([
  ['/api/v1/members', 2],
  ['/api/v1/admin/users', 2],
  ['/api/v1/ministry-members', 2],
  ['/api/v1/ministries', 2],
  ['/api/v1/events', 2],
  ['/api/v1/leaders', 2],
  ['/api/v1/admin/inquiries', 2],
  ['/api/v1/admin/audit', 2],
])('%s', (url, total) => {
  it.each(SPELLINGS)('finds by %j, however the name was typed', async (search) => {
    const { headers } = await signIn(app(), 'admin');
    const response = await app().inject({ url, query: { search }, headers });
    expect(response.json<{ data: unknown[] }>().data).toHaveLength(total);
  });
});

it('finds whom to invite to a ministry', async () => {
  const { headers } = await signIn(app(), 'admin');
  for (const search of SPELLINGS) {
    const response = await app().inject({
      url: '/api/v1/ministry-members/candidates',
      query: { search },
      headers,
    });
    expect(response.json<{ data: unknown[] }>().data).toHaveLength(2);
  }
});

it.each([
  ['Choir - practice', 'Choir – practice'],
  ['Anne-Marie', 'Anne\u2011Marie'],
  ['Anne – Marie', 'Anne-Marie'],
  ['"Hope"', '“Hope” by the choir'],
  ['“hope”', 'Hope'],
  ['Isaiah 40:28-31', 'Isaiah 40:28–31'],
  ['--', 'Choir practice'],
  ['a-%', 'a–%'],
])('finds by %j a text with other dashes and quotation marks: %j', async (search, text) => {
  const found = searchCondition(sql`fold_text(' ' || ${text})`, search) ?? sql`true`;
  const { rows } = await app().db.execute(sql`select 1 where ${found}`);
  expect(rows).toHaveLength(1);
});

it('still tells words with a dash from others', async () => {
  const found = searchCondition(sql`fold_text(' Annemarie')`, 'Anne-Marie') ?? sql`true`;
  expect((await app().db.execute(sql`select 1 where ${found}`)).rows).toEqual([]);
});

it('has an index of the folded text of every table that is searched', async () => {
  const { rows } = await app().db.execute<{ place: string; is_folded: boolean; is_indexed: boolean }>(sql`
    select attrelid::regclass || '.' || attname as place,
      pg_get_expr(adbin, adrelid) like 'fold_text(%' as is_folded,
      exists (select 1 from pg_indexes where tablename = attrelid::regclass::text
        and indexdef like '%gin (' || attname || ' gin_trgm_ops)%') as is_indexed
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attgenerated = 's' and attname in ('search_text', 'person_text')`);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !row.is_folded || !row.is_indexed)).toEqual([]);
});

it('looks the folded text up by that index', async () => {
  const plan = await app().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = searchCondition(users.search_text, 'Ng’ang’a José');
    const { rows } = await tx.execute(sql`explain select id from ${users} where ${found}`);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('users_search');
});
