import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '@narthex/server/test/database';
import { runWith, type CommandContext } from '@narthex/server/commands/site-command';
import type { DatabaseHandle } from '@narthex/server/database/database-handle';
import * as schema from '@narthex/server/database/schema/index';
import { openFolderStore } from '@narthex/server/file-store/folder-store';
import { openMediaDrive } from '@narthex/server/media/drive';
import { seedDatabase } from '../seed-database';
import { REMOVE_DEMO } from './remove-demo';

let handle: DatabaseHandle;
let dataDir: string;

beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-removal-test-'));
  handle = await openTestDatabase();
  await seedDatabase({
    db: handle.db,
    drive: openMediaDrive(openFolderStore(dataDir, dataDir)),
    now: new Date(),
    demoPassword: 'a demo password',
    hashPassword: async (password) => `hash of ${password}`,
    isProduction: false,
  });
  // The first start of a server leaves this.
  await handle.db.insert(schema.siteSecrets).values({ name: 'any', secret: 'x' });
}, 180_000);
afterEach(async () => {
  await handle.close();
  await fs.rm(dataDir, { recursive: true });
}, 60_000);

function remove() {
  const write: CommandContext['write'] = (work) =>
    handle.db.transaction((tx) =>
      work({
        tx,
        audit: async () => undefined,
        invalidates: () => undefined,
        changesNothing: () => undefined,
        requireProof: () => undefined,
        language: 'en',
      }),
    );
  return runWith(REMOVE_DEMO, { db: handle.db, write } as unknown as CommandContext, {});
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
  for (const table of tables) {
    const count = await handle.db.$count(table);
    if (count > 0) counts[getTableName(table)] = count;
  }
  return counts;
}

it('leaves nothing of a demo that nobody changed, except files that are deleted once nothing uses them', async () => {
  const { removed, kept, suspended } = await remove();
  expect(removed).toMatchObject({ slides: expect.any(Number), users: expect.any(Number), site_settings: 1 });
  expect({ kept, suspended }).toEqual({ kept: {}, suspended: [] });
  // Counters follow their rows, and each start adds the departments.
  const { media, departments: _departments, figures: _figures, ...left } = await countRows();
  expect(left).toEqual({ site_secrets: 1 });
  const files = await handle.db.select().from(schema.media);
  expect(files.filter(({ dropped_at: at, claimed_at: claimed }) => at && claimed)).toHaveLength(media ?? 0);
}, 120_000);

it('keeps what somebody changed or added, and says so', async () => {
  const { db } = handle;
  const [slide] = await db.select().from(schema.slides).limit(1);
  await db
    .update(schema.slides)
    .set({ title: 'Our own' })
    .where(eq(schema.slides.id, slide?.id ?? 0));
  await db.insert(schema.leaders).values({ name: 'Grace', title: 'Elder', category: 'elders' });
  const [settings] = await db.select().from(schema.siteSettings);
  await db
    .update(schema.siteSettings)
    .set({ settings: { ...(settings?.settings ?? ({} as never)), name: 'Nuru', phone: '+254 711 111 111' } });
  const [person] = await db
    .insert(schema.users)
    .values({ email: 'grace@nuru.example', first_name: 'Grace', last_name: 'W' })
    .returning();
  const [event] = await db.select().from(schema.events).where(eq(schema.events.status, 'published'));
  const [occurrence] = await db
    .select()
    .from(schema.eventOccurrences)
    .where(eq(schema.eventOccurrences.event_id, event?.id ?? 0));
  await db
    .insert(schema.eventRsvps)
    .values({ occurrence_id: occurrence?.id ?? 0, user_id: person?.id, attending: true });

  const { kept } = await remove();
  expect(kept).toMatchObject({ slides: ['Our own'], events: [event?.title] });
  expect((await db.select().from(schema.slides)).map(({ title }) => title)).toEqual(['Our own']);
  expect((await db.select().from(schema.leaders)).map(({ name }) => name)).toEqual(['Grace']);
  expect((await db.select().from(schema.users)).map(({ email }) => email)).toEqual(['grace@nuru.example']);
  const [seats] = await db
    .select()
    .from(schema.eventOccurrences)
    .where(eq(schema.eventOccurrences.id, occurrence?.id ?? 0));
  expect(seats?.seats_taken).toBe(1);
  const [left] = await db.select().from(schema.siteSettings);
  expect(left?.settings).toMatchObject({ name: 'Nuru', phone: '+254 711 111 111', email: '', social: [] });
  expect(left?.settings.giving.paybill).toBe('');
}, 120_000);

it('suspends accounts of the demo that somebody changed, but not under an address of their own', async () => {
  const { db } = handle;
  const change = (email: string, values: Partial<typeof schema.users.$inferInsert>) =>
    db.update(schema.users).set(values).where(eq(schema.users.email, email));
  await change('pastor@demo.test', { first_name: 'Peter' });
  await change('admin@demo.test', { email: 'office@nuru.example' });
  expect((await remove()).suspended).toEqual(['pastor@demo.test']);
  const people = await db.select().from(schema.users);
  expect(people.map(({ email, is_active: isActive }) => [email, isActive]).sort()).toEqual([
    ['office@nuru.example', true],
    ['pastor@demo.test', false],
  ]);
}, 120_000);

it('refuses a site that never had the demo', async () => {
  await remove();
  await handle.db.insert(schema.leaders).values({ name: 'Grace', title: 'Elder', category: 'elders' });
  await expect(remove()).rejects.toThrow('There is no demo congregation');
  expect(await handle.db.$count(schema.leaders)).toBe(1);
}, 120_000);
