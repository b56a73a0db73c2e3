import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { copyEarlierMigrations } from '../../../test/shared-database/migrations';
import type { DatabaseHandle } from '../database-handle';
import { openDatabase } from '../open-database';

let folder = '';
let handle: DatabaseHandle | undefined;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-sections-'));
}, 60_000);
afterAll(async () => {
  await handle?.close();
  await fs.rm(folder, { recursive: true, force: true });
}, 60_000);

const STORED = {
  about_us:
    '<p>Tea &amp; bread for a&lt;b,\n x &lt; y.</p><p>Write to &lt;office@x.org&gt; or <a href="/Events?a=1&amp;b=2" rel="noopener">see <b>what</b> is on</a>.</p>',
  welcome_message: '<h2>Who comes</h2><ul><li>You</li><li>Me<br />and you</li></ul><p>All.</p>',
  prayer_verse: 'No markup, &amp;amp; no loss',
  pastor_message: '<p><img src="/media/x" alt="The &quot;chaplain&quot;" /></p><p></p><p>Peace</p>',
};
const PLAIN = {
  about_us: 'Tea & bread for a<b, x < y.\n\nWrite to <office@x.org> or see what is on (/Events?a=1&b=2).',
  welcome_message: 'Who comes\n\n• You\n• Me\nand you\n\nAll.',
  prayer_verse: 'No markup, &amp; no loss',
  pastor_message: 'The "chaplain"\n\nPeace',
};

it('turns the HTML of sections, their translations and what waits for approval into what it said', async () => {
  const migrationsFolder = await copyEarlierMigrations(folder, 'CREATE FUNCTION "fold_text"');
  const before = await openDatabase({ dataDir: folder, migrationsFolder });
  await before.migrate();
  for (const [key, content] of Object.entries(STORED)) {
    const translations = JSON.stringify(key === 'about_us' ? { sw: { title: '<Sisi>', content } } : {});
    await before.db.execute(
      sql`insert into content_sections (section_key, title, content, translations) values (${key}, 'a<b', ${content}, ${translations}::jsonb)`,
    );
  }
  const section = JSON.stringify({
    title: 'a<b',
    content: STORED.about_us,
    translations: { sw: { content: STORED.welcome_message } },
  });
  await before.db.execute(sql`
    insert into proposals (endpoint, params, body, base, preview, subject_type, author_label, status)
    select endpoint, '{}', ${section}::jsonb, null, ${section}::jsonb, 'content', 'Ng’ang’a', status
    from (values ('sections.save', 'pending'), ('sections.save', 'approved'), ('pageContent.save', 'pending')) as made (endpoint, status)`);
  await before.db.execute(
    sql`insert into users (first_name, last_name, email, role) values ('José', 'Wamũyũ', null, 'member')`,
  );
  await before.close();

  handle = await openDatabase({ dataDir: folder });
  await handle.migrate();
  const sections = await handle.db.execute<{
    section_key: string;
    title: string;
    content: string;
    translations: unknown;
  }>(sql`select * from content_sections`);
  expect(Object.fromEntries(sections.rows.map((row) => [row.section_key, row.content]))).toEqual(PLAIN);
  expect(sections.rows.find((row) => row.section_key === 'about_us')).toMatchObject({
    title: 'a<b',
    translations: { sw: { title: '<Sisi>', content: PLAIN.about_us } },
  });
  expect(sections.rows.find((row) => row.section_key === 'prayer_verse')?.translations).toEqual({});
  const proposals = await handle.db.execute(
    sql`select body, preview, base from proposals order by endpoint desc, status desc`,
  );
  const plain = {
    title: 'a<b',
    content: PLAIN.about_us,
    translations: { sw: { content: PLAIN.welcome_message } },
  };
  const stored = JSON.parse(section) as unknown;
  expect(proposals.rows).toEqual([
    { body: plain, preview: plain, base: null },
    { body: stored, preview: stored, base: null },
    { body: stored, preview: stored, base: null },
  ]);
  const found = await handle.db.execute(sql`select search_text from users`);
  expect(found.rows).toEqual([{ search_text: ' jose wamuyu ' }]);
}, 120_000);
