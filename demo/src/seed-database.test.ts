import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { DEPARTMENTS, pictureInfo, plainDate } from '@narthex/shared-contracts';
import { ENDPOINTS, type EndpointRecord } from '@narthex/shared-contracts/endpoints';
import { leaderFieldsSchema } from '@narthex/shared-contracts/schemas/leaders';
import { siteSchema } from '@narthex/shared-contracts/schemas/site';
import { openTestDatabase } from '@narthex/server/test/database';
import type { DatabaseHandle } from '@narthex/server/database/database-handle';
import * as schema from '@narthex/server/database/schema/index';
import { openFolderStore } from '@narthex/server/file-store/folder-store';
import { openMediaDrive, originalPath, type MediaDrive } from '@narthex/server/media/drive';
import { OUTLINES } from './content/outlines';
import type { DemoAccounts } from '@narthex/server/start/start-report';
import { seedDatabase } from './seed-database';

const NOW = new Date('2026-11-18T09:00:00Z');
const TABLES = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  // Not seeded: each start adds them, at its own time.
  .filter((table) => getTableName(table) !== 'departments');
const hashPassword = async (password: string) => `hash of ${password}`;

interface Place {
  readonly handle: DatabaseHandle;
  readonly drive: MediaDrive;
  remove(): Promise<void>;
}

const seed = ({ handle, drive }: Place, now: Date, isProduction = false) =>
  seedDatabase({ db: handle.db, drive, now, demoPassword: 'a demo password', hashPassword, isProduction });

/** An empty database and an empty folder. */
async function openPlace(): Promise<Place> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-seed-test-'));
  const handle = await openTestDatabase();
  return {
    handle,
    drive: openMediaDrive(openFolderStore(dataDir, dataDir)),
    async remove() {
      await handle.close();
      await fs.rm(dataDir, { recursive: true });
    },
  };
}

/** Every row of every table. A table has no order of its own: a counter that is raised moves its row. */
async function readRows({ handle }: Place): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const rows: unknown[] = await handle.db.select().from(table);
    found[getTableName(table)] = rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return found;
}

let site: Place;
let demo: DemoAccounts | null;

beforeAll(async () => {
  site = await openPlace();
  demo = await seed(site, NOW);
}, 180_000);

afterAll(() => site.remove(), 60_000);

describe('the seed', () => {
  it('names the demo accounts and stores their password as a hash', async () => {
    expect(demo).toEqual({ accounts: expect.any(Array), password: 'a demo password' });
    const mailboxes = ['admin', 'pastor', 'elder', 'member', ...DEPARTMENTS];
    expect(demo?.accounts.map(({ email }) => email)).toEqual(mailboxes.map((name) => `${name}@demo.test`));
    const people = await site.handle.db.select().from(schema.users).orderBy(schema.users.id);
    const roles = people.slice(0, mailboxes.length).map(({ role, department }) => department ?? role);
    expect(roles).toEqual(mailboxes);
    expect(new Set(people.map(({ password_hash: passwordHash }) => passwordHash))).toEqual(
      // The clerk also entered people who have no account yet.
      new Set(['hash of a demo password', null]),
    );
    expect(people.length).toBeGreaterThan(200);
  });

  it('leaves a database alone that holds something', async () => {
    const before = await readRows(site);
    expect(await seed(site, new Date('2027-01-01T00:00:00Z'))).toBeNull();
    expect(await readRows(site)).toEqual(before);
  });

  it('is done once when two processes start at the same time, with the same rows for the same date', async () => {
    const other = await openPlace();
    const seeded = await Promise.all([seed(other, NOW), seed(other, NOW)]);
    expect(seeded.filter((accounts) => accounts !== null)).toHaveLength(1);
    expect(await readRows(other)).toEqual(await readRows(site));
    await other.remove();
  }, 60_000);

  it('refuses in production', async () => {
    await expect(seed(site, NOW, true)).rejects.toThrow('refused');
  });

  it('holds settings that fit their schema', async () => {
    const [row] = await site.handle.db.select().from(schema.siteSettings);
    expect(siteSchema.parse(row?.settings)).toEqual(row?.settings);
  });

  it('holds leaders that can be saved as they stand', async () => {
    for (const leader of await site.handle.db.select().from(schema.leaders)) {
      expect([leader.name, leaderFieldsSchema.safeParse(leader).error]).toEqual([leader.name, undefined]);
    }
  });

  it('has stored every picture and video that content refers to', async () => {
    const text = JSON.stringify(await readRows(site));
    const keys = new Set([...text.matchAll(/\/media\/([\w.-]+)/g)].map(([, key = '']) => key));
    expect(keys.size).toBeGreaterThan(30);
    for (const key of keys) {
      expect([key, pictureInfo(`/media/${key}`) !== null]).toEqual([key, !key.endsWith('.mp4')]);
      expect([key, await site.drive.disk.exists(originalPath(key))]).toEqual([key, true]);
    }
  });

  it('dates nothing of the past after now', async () => {
    const { rows } = await site.handle.db.execute(sql`
      select (select max(created_at) from prayer_requests) as prayers,
        (select max(created_at) from users) as people, (select max(created_at) from event_rsvps) as rsvps,
        (select max(created_at) from announcements) as announcements, (select max(created_at) from events) as events`);
    for (const latest of Object.values(rows[0] ?? {})) {
      expect(new Date(String(latest)).getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });
});

describe('events of the seed', () => {
  it('offers at least eight in the next five weeks, and shows each status', async () => {
    const events = await site.handle.db.select().from(schema.events);
    const until = new Date(NOW.getTime() + 35 * 86_400_000);
    const coming = events.filter(
      ({ start_datetime: startDatetime, status }) =>
        startDatetime > NOW && startDatetime < until && status === 'published',
    );
    expect(coming.length).toBeGreaterThanOrEqual(8);
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['published', 'draft', 'cancelled']));
    expect(new Set(events.map(({ event_type: eventType }) => eventType)).size).toBe(8);
  });

  it('never has more people than places', async () => {
    const { rows } = await site.handle.db.execute(sql`
      select e.title from events e join event_occurrences o on o.event_id = e.id
      where (e.max_attendees > 0 and o.seats_taken > e.max_attendees)
        or o.seats_taken <> (select count(*) from event_rsvps r where r.occurrence_id = o.id and r.attending)`);
    expect(rows).toEqual([]);
  });

  it.each(['2026-01-03T08:00:00Z', '2027-06-30T22:30:00Z', '2028-02-29T05:00:00Z'])(
    'works for a site that starts at %s',
    async (date) => {
      const other = await openPlace();
      await seed(other, new Date(date));
      const events = await other.handle.db.select().from(schema.events);
      const coming = events.filter(({ start_datetime: startDatetime }) => startDatetime > new Date(date));
      expect(coming.length).toBeGreaterThanOrEqual(15);
      await other.remove();
    },
    60_000,
  );
});

describe('the Sabbath calendar of the seed', () => {
  it('holds the nineteen rows of the founding semester: eighteen Sabbaths and a mid-week special', async () => {
    const dates = (await site.handle.db.select().from(schema.calendarEvents))
      .filter(({ date }) => date >= '2025-09-06' && date <= '2026-01-03')
      .map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(dates).toHaveLength(19);
    expect(dates.filter((day) => day === 6)).toHaveLength(18);
  });

  it('has one programme for every Sabbath of this semester', async () => {
    const rows = await site.handle.db.select().from(schema.calendarEvents);
    const dates = rows.map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
    const today = plainDate(NOW);
    const coming = rows.filter(({ date }) => date >= today);
    expect(coming.length).toBeGreaterThan(20);
    expect(coming.every((row) => row.sabbath_school_topic && row.divine_service_preacher)).toBe(true);
    expect(rows.find(({ date }) => date === '2026-12-26')?.special_notes).toMatch(/13th Sabbath/);
  });
});

describe('sermons of the seed', () => {
  it('can be heard: an MP3 each that is stored as its row says, and nothing of a draft', async () => {
    const sermons = await site.handle.db.select().from(schema.sermons);
    const files = new Map(
      (await site.handle.db.select().from(schema.media)).map((row) => [row.key, row] as const),
    );
    for (const { title, status, audio_file: audioFile } of sermons) {
      expect([title, audioFile === null]).toEqual([title, status !== 'published']);
      if (audioFile === null) continue;
      const stored = Buffer.from(await site.drive.disk.getBytes(originalPath(audioFile)));
      expect(files.get(audioFile)).toMatchObject({
        content_type: 'audio/mpeg',
        bytes: stored.length,
        seconds: expect.any(Number),
      });
      // Eleven bits that begin every frame of MPEG audio.
      expect(stored.readUInt16BE(0) >> 5).toBe(0x7ff);
    }
  });
});

describe('videos of the seed', () => {
  it('are of this site, light, and there for songs, sermons and the beginnings', async () => {
    const { db } = site.handle;
    const videos = await db.select().from(schema.media).where(eq(schema.media.kind, 'video'));
    const light = { content_type: 'video/mp4', isLight: true };
    expect(
      videos.map(({ content_type: contentType, bytes }) => ({
        content_type: contentType,
        isLight: bytes < 300_000,
      })),
    ).toEqual(videos.map(() => light));
    const urls = videos.map(({ key }) => `/media/${key}`);
    const songs = await db.select().from(schema.songs);
    const sermons = await db.select().from(schema.sermons);
    const used = [
      ...songs.map(({ video }) => video),
      ...sermons.map(({ video_file: videoFile }) => videoFile),
    ].filter((video) => video !== null);
    const count = (group: string) => songs.filter(({ group_key: groupKey }) => groupKey === group).length;
    expect([count('church_choir'), count('dcm'), count('blissful')]).toEqual([5, 3, 3]);
    expect(used.every((video) => urls.includes(video))).toBe(true);
    const [history] = await db
      .select()
      .from(schema.pageSections)
      .where(eq(schema.pageSections.section_key, 'history_video'));
    expect(urls.some((url) => history?.content.includes(`"${url}"`))).toBe(true);
  });
});

describe('outlines of the seed', () => {
  it('are PDFs of sermons that are published, stored as their rows say', async () => {
    const sermons = await site.handle.db.select().from(schema.sermons);
    const printed = sermons.filter(({ pdf_file: pdfFile }) => pdfFile !== null);
    expect(printed.map(({ title }) => title).sort()).toEqual(Object.keys(OUTLINES).sort());
    expect(printed.every(({ status }) => status === 'published')).toBe(true);
    const files = await site.handle.db.select().from(schema.media).where(eq(schema.media.kind, 'document'));
    expect(files).toHaveLength(printed.length);
    for (const { key, content_type: contentType, bytes } of files) {
      const stored = Buffer.from(await site.drive.disk.getBytes(originalPath(key)));
      expect([contentType, stored.length]).toEqual(['application/pdf', bytes]);
      expect(stored.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('prayers of the seed', () => {
  it('waits with six for moderation, two of them urgent, and names nobody who asked not to be named', async () => {
    const prayers = await site.handle.db.select().from(schema.prayerRequests);
    const pending = prayers.filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(6);
    expect(pending.filter(({ is_urgent: isUrgent }) => isUrgent)).toHaveLength(2);
    expect(prayers.filter(({ status }) => status === 'approved').length).toBeGreaterThanOrEqual(24);
    const unnamed = prayers.filter(({ is_anonymous: isAnonymous }) => isAnonymous);
    expect(unnamed.length).toBeGreaterThan(3);
    expect(unnamed.every(({ requester_name: requesterName }) => requesterName === null)).toBe(true);
  });
});

describe('proposals of the seed', () => {
  const readProposals = () => site.handle.db.select().from(schema.proposals);

  it('wait with three for approval, and one was rejected with a reason', async () => {
    const rows = await readProposals();
    expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(3);
    expect(rows.filter(({ status }) => status === 'rejected')).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/Tuesday/), decided_at: expect.any(Date) }),
    ]);
    for (const { created_at: createdAt } of rows)
      expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('can be approved: each says what its request would have said, about what is stored', async () => {
    const records = new Map<string, EndpointRecord>(Object.entries(ENDPOINTS));
    for (const {
      endpoint,
      params,
      body,
      base,
      base_version: baseVersion,
      preview,
    } of await readProposals()) {
      expect(records.get(endpoint)?.body?.parse(body)).toEqual(body);
      if (base === null) continue;
      expect(baseVersion).toBe(base['version']);
      expect(preview?.['version']).toBe(Number(baseVersion) + 1);
      const { id } = params;
      const [slide] =
        typeof id === 'number'
          ? await site.handle.db.select().from(schema.slides).where(eq(schema.slides.id, id))
          : [];
      if (slide) expect(base).toMatchObject({ title: slide.title, content: slide.content });
    }
  });

  it('are told of, and so are requests to join', async () => {
    const rows = await site.handle.db.select().from(schema.notifications);
    const people = await site.handle.db.select().from(schema.users);
    const listKinds = (mailbox: string) => {
      const person = people.find(({ email }) => email === `${mailbox}@demo.test`);
      return new Set(rows.filter(({ user_id: userId }) => userId === person?.id).map(({ kind }) => kind));
    };
    expect(listKinds('admin')).toEqual(new Set(['proposal']));
    expect(listKinds('communication')).toEqual(new Set(['proposal']));
    expect(listKinds('youth')).toEqual(new Set(['decision', 'join_request']));
    expect(listKinds('member')).toEqual(new Set(['decision']));
    expect(rows.some(({ read_at: readAt }) => readAt === null)).toBe(true);
    expect(rows.some(({ read_at: readAt }) => readAt !== null)).toBe(true);
    // Nothing is left to do of a proposal that was decided.
    const decided = (await site.handle.db.select().from(schema.proposals)).filter(
      ({ status }) => status !== 'pending',
    );
    const isAboutDecided = ({ proposal_id: id }: { proposal_id: number | null }) =>
      decided.some((proposal) => proposal.id === id);
    expect(rows.filter(isAboutDecided)).not.toEqual([]);
    expect(rows.filter((row) => isAboutDecided(row) && row.read_at === null)).toEqual([]);
    for (const { created_at: createdAt } of rows)
      expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });
});
