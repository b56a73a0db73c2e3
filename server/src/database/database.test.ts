import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../test/database';
import { writeMigrations } from '../../test/shared-database/migrations';
import type { DatabaseHandle } from './database-handle';
import { findDatabaseUnavailable, isUniqueViolation, sqlState } from './database-errors';

const people = pgTable('people', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  born: date('born'),
  visits: bigint('visits', { mode: 'number' }),
  seen: timestamp('seen', { withTimezone: true }),
  gift: numeric('gift'),
  settings: jsonb('settings'),
});

const CREATE_PEOPLE = `create table people (id integer primary key generated always as identity, email text not null
  constraint people_email_key unique, born date, visits bigint, seen timestamptz, gift numeric, settings jsonb)`;

let migrationsFolder: string;
let handle: DatabaseHandle;

beforeAll(async () => {
  migrationsFolder = await writeMigrations([CREATE_PEOPLE]);
  handle = await openTestDatabase({ migrationsFolder });
}, 60_000);

afterAll(async () => {
  await handle.close();
  await fs.rm(migrationsFolder, { recursive: true });
});

beforeEach(async () => {
  await handle.db.execute(sql`truncate people restart identity`);
});

const emails = async () => (await handle.db.select().from(people).orderBy(people.id)).map((row) => row.email);

describe('values', () => {
  it('gives back what was written through drizzle', async () => {
    const seen = new Date('2026-03-01T22:30:00.123Z');
    const row = { email: 'a@demo.test', born: '2001-12-31', visits: 9_007_199_254, gift: '10.50', seen };
    await handle.db.insert(people).values({ ...row, settings: { tags: ['é', 'ü'] } });
    const [read] = await handle.db.select().from(people);
    expect(read).toEqual({ id: 1, ...row, settings: { tags: ['é', 'ü'] } });
  });

  it('parses the same types in plain SQL', async () => {
    const { rows } = await handle.db.execute(sql`
      select count(*) as count, '9007199254740993'::bigint as big, date '2026-02-28' as day,
        timestamptz '2026-01-02 03:04:05+03' as moment, timestamp '2026-01-02 03:04:05' as plain,
        1.10::numeric as amount, '{"a":[1]}'::jsonb as document, interval '1 day' as span,
        array['2026-01-01'::date] as days, array[1::bigint, null] as counts, true as yes, null as nothing,
        '\\x00ff'::bytea as bytes, now()::date = (now() at time zone 'UTC')::date as utc
      from people`);
    expect(rows[0]).toEqual({
      count: 0,
      big: 9007199254740993n,
      day: '2026-02-28',
      moment: new Date('2026-01-02T00:04:05Z'),
      plain: new Date('2026-01-02T03:04:05Z'),
      amount: '1.10',
      document: { a: [1] },
      span: '1 day',
      days: ['2026-01-01'],
      counts: [1, null],
      yes: true,
      nothing: null,
      bytes: Buffer.from([0, 255]),
      utc: true,
    });
  });

  it('counts as a number inside a drizzle query', async () => {
    const [row] = await handle.db.select({ count: sql<number>`count(*)` }).from(people);
    expect(row?.count).toBe(0);
  });

  it('carries responses of many megabytes', async () => {
    const { rows } = await handle.db.execute(
      sql`select repeat('x', 1000) as x from generate_series(1, 6000)`,
    );
    expect(rows).toHaveLength(6000);
    expect(rows.every((row) => row.x === 'x'.repeat(1000))).toBe(true);
  });
});

describe('errors', () => {
  it('names a unique violation by code and constraint, and goes on', async () => {
    await handle.db.insert(people).values({ email: 'a@demo.test' });
    const error = await handle.db
      .insert(people)
      .values({ email: 'a@demo.test' })
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ cause: { code: '23505', constraint: 'people_email_key' } });
    expect(isUniqueViolation(error, 'people_email_key')).toBe(true);
    expect(isUniqueViolation(error, 'another_key')).toBe(false);
    expect(await emails()).toEqual(['a@demo.test']);
  });

  it('responds to a mistake in the SQL with its code and no line of a bundle', async () => {
    const error = await handle.db.execute(sql`selec 1`).catch((e: unknown) => e);
    expect(sqlState(error)).toBe('42601');
    const stack = error instanceof Error ? String(error.stack) : '';
    expect(Math.max(...stack.split('\n').map((line) => line.length))).toBeLessThan(400);
  });

  it('calls a full disk unavailable, and keeps the connection that reads', async () => {
    await handle.db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table kept (id integer) on commit preserve rows`);
    });
    const error = await handle.db
      .execute(sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`)
      .catch((e: unknown) => e);
    expect(findDatabaseUnavailable(error)).toBeDefined();
    expect(sqlState(error)).toBe('53100');
    expect((await handle.db.execute(sql`select * from kept`)).rows).toEqual([]);
    await handle.db.execute(sql`drop table kept`);
  });

  it('survives a hundred errors in a row', async () => {
    const failures = Array.from({ length: 100 }, () => handle.db.execute(sql`select 1/0`).catch(sqlState));
    expect(new Set(await Promise.all(failures))).toEqual(new Set(['22012']));
    await handle.ping();
  });
});

describe('transactions', () => {
  it('keeps all of it or nothing', async () => {
    const failing = handle.db.transaction(async (tx) => {
      await tx.insert(people).values({ email: 'a@demo.test' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await emails()).toEqual([]);
    await handle.db.transaction((tx) => tx.insert(people).values({ email: 'b@demo.test' }));
    expect(await emails()).toEqual(['b@demo.test']);
  });

  it('hides its writes from queries that run meanwhile', async () => {
    let inside: () => void = () => undefined;
    const isInside = new Promise<void>((resolve) => (inside = resolve));
    const transaction = handle.db.transaction(async (tx) => {
      await tx.insert(people).values({ email: 'a@demo.test' });
      inside();
      await tx.execute(sql`select count(*) from people`);
      throw new Error('undo');
    });
    await isInside;
    const [seen] = await Promise.all([emails(), transaction.catch(() => undefined)]);
    expect(seen).toEqual([]);
  });

  it('undoes only the inner part of a nested one', async () => {
    await handle.db.transaction(async (tx) => {
      await tx.insert(people).values({ email: 'a@demo.test' });
      const inner = tx.transaction((nested) =>
        nested.insert(people).values([{ email: 'b@demo.test' }, { email: 'a@demo.test' }]),
      );
      expect(isUniqueViolation(await inner.catch((error: unknown) => error))).toBe(true);
      await tx.insert(people).values({ email: 'c@demo.test' });
    });
    expect(await emails()).toEqual(['a@demo.test', 'c@demo.test']);
  });

  it('does not call a commit a success when a swallowed error has rolled it back', async () => {
    const swallowing = handle.db.transaction(async (tx) => {
      await tx.insert(people).values({ email: 'a@demo.test' });
      await tx.execute(sql`select 1/0`).catch(() => undefined);
    });
    const error = await swallowing.catch((e: unknown) => e);
    expect(error).toMatchObject({ cause: { message: expect.stringContaining('was rolled back') } });
  });

  it('refuses a query that goes around it instead of waiting for ever', async () => {
    const around = handle.db.transaction(async () => {
      await handle.db.execute(sql`select 1`);
    });
    await expect(around).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Use the transaction') },
    });
    const nested = handle.db.transaction(() => handle.db.transaction(async () => undefined));
    await expect(nested).rejects.toThrow('Use the transaction');
    await handle.ping();
  });

  it('lets many callers take turns', async () => {
    await handle.db.insert(people).values({ email: 'a@demo.test', visits: 0 });
    const addOne = () =>
      handle.db.transaction(async (tx) => {
        const [row] = await tx.select({ visits: people.visits }).from(people).for('update');
        await tx.update(people).set({ visits: (row?.visits ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 30 }, addOne));
    const [row] = await handle.db.select().from(people);
    expect(row?.visits).toBe(30);
  });
});

describe('notifications', () => {
  it('reach who listens, after the commit, until they stop', async () => {
    const received: string[] = [];
    let arrived: () => void = () => undefined;
    const next = () => new Promise<void>((resolve) => (arrived = resolve));
    const stop = await handle.listen('Content "changed"', (payload) => {
      received.push(payload);
      arrived();
    });

    let arrival = next();
    await handle.notify('Content "changed"', 'events 1');
    await arrival;
    arrival = next();
    await handle.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('Content "changed"', 'events 2')`);
      await tx.execute(sql`select 1`);
      expect(received).toEqual(['events 1']);
    });
    await arrival;
    await stop();
    await handle.notify('Content "changed"', 'events 3');
    await handle.ping();
    expect(received).toEqual(['events 1', 'events 2']);
  });
});

describe('ping', () => {
  it('gives up after its time limit', async () => {
    const work = sql`select count(*) from generate_series(1, 300000)`;
    const everyConnectionIsBusy = Promise.all(
      Array.from({ length: 10 }, () => handle.db.transaction((tx) => tx.execute(work))),
    );
    const error = await handle.ping(1).catch((e: unknown) => e);
    expect(findDatabaseUnavailable(error)).toMatchObject({ statusCode: 503 });
    await everyConnectionIsBusy;
    await handle.ping();
  });
});
