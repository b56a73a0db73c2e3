import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { copyEarlierMigrations } from '../../../test/shared-database/migrations';
import type { DatabaseHandle } from '../database-handle';
import { openDatabase } from '../open-database';

const DAY_MS = 86_400_000;
const day = (offset: number) =>
  new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + offset * DAY_MS).toISOString();

let folder = '';
let handle: DatabaseHandle | undefined;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-occurrences-'));
}, 60_000);
afterAll(async () => {
  await handle?.close();
  await fs.rm(folder, { recursive: true, force: true });
}, 60_000);

it('gives each RSVP the occurrence that came next when it was made', async () => {
  const before = await openDatabase({
    dataDir: folder,
    migrationsFolder: await copyEarlierMigrations(folder, 'CREATE TABLE "event_occurrences"'),
  });
  await before.migrate();
  await before.db.execute(sql`
    insert into events (title, description, start_datetime, end_datetime, event_type, is_recurring, recurrence_pattern)
    values ('Weekly', '', ${day(-27)}, ${day(-27)}::timestamptz + interval '1 hour', 'worship', true, 'weekly'),
      ('Single', '', ${day(3)}, ${day(3)}, 'worship', false, null)`);
  await before.db.execute(sql`
    insert into event_rsvps (event_id, device_hash, attending, created_at)
    select id, 'then', true, ${day(-16)}::timestamptz from events
    union all select id, 'now', true, now() from events
    union all select id, 'no longer', false, now() from events`);
  await before.close();

  handle = await openDatabase({ dataDir: folder });
  await handle.migrate();
  const { rows } = await handle.db.execute(sql`
    select events.title, rsvps.device_hash as device, occurrences.start_datetime as start, occurrences.seats_taken
    from event_rsvps as rsvps
    join event_occurrences as occurrences on occurrences.id = rsvps.occurrence_id
    join events on events.id = occurrences.event_id
    order by events.title, rsvps.created_at, rsvps.device_hash`);
  const at = (title: string, device: string, offset: number, seats_taken: number) => ({
    title,
    device,
    start: new Date(day(offset)),
    seats_taken,
  });
  expect(rows).toEqual([
    at('Single', 'then', 3, 2),
    at('Single', 'no longer', 3, 2),
    at('Single', 'now', 3, 2),
    at('Weekly', 'then', -13, 1),
    at('Weekly', 'no longer', 1, 1),
    at('Weekly', 'now', 1, 1),
  ]);
  const { rows: planned } = await handle.db.execute(sql`select next_start from events order by title`);
  expect(planned).toEqual([{ next_start: new Date(day(3)) }, { next_start: new Date(day(1)) }]);
}, 120_000);
