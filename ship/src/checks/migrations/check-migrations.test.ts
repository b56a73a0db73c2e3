import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMigrations, listContractions } from './check-migrations';

const DROPPING = 'ALTER TABLE "events" DROP COLUMN "fee";';

it.each([
  [
    'a table with columns that need a value',
    'CREATE TABLE "songs" ("id" integer NOT NULL, "title" text NOT NULL);',
  ],
  ['a column that may be empty', 'ALTER TABLE "events" ADD COLUMN "fee" integer;'],
  ['a column with a default', `ALTER TABLE "events" ADD COLUMN "fee" integer DEFAULT 0 NOT NULL;`],
  [
    'a generated column',
    `ALTER TABLE "events" ADD COLUMN "text" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL;`,
  ],
  ['an index that goes', 'DROP INDEX "events_start";'],
  ['a value that is demanded no longer', 'ALTER TABLE "events" ALTER COLUMN "fee" DROP NOT NULL;'],
  ['a comment about drops', '-- We drop nothing.\nCREATE INDEX "fee" ON "events" ("fee");'],
])('accepts %s', (_, sql) => {
  expect(listContractions(sql)).toEqual([]);
});

it.each([
  ['renames', 'ALTER TABLE "events" RENAME COLUMN "fee" TO "price";'],
  ['renames', 'ALTER TABLE "events" RENAME TO "dates";'],
  ['drops', DROPPING],
  ['drops', 'DROP TABLE "events" CASCADE;'],
  ['drops', 'ALTER TABLE "events" ALTER COLUMN "fee" DROP DEFAULT;'],
  ['changes a type', 'ALTER TABLE "events" ALTER COLUMN "fee" SET DATA TYPE bigint;'],
  ['demands a value', 'ALTER TABLE "events" ALTER COLUMN "fee" SET NOT NULL;'],
  ['demands a value', 'ALTER TABLE "events"\n  ADD COLUMN "fee" integer NOT NULL;'],
])('finds what %s', (what, sql) => {
  expect(listContractions(`CREATE TABLE "a" ("b" text);--> statement-breakpoint\n${sql}`)).toEqual([
    expect.stringContaining(`${what}: `),
  ]);
});

describe('the migrations of a tree', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'narthex-migrations-'));
    mkdirSync(path.join(root, 'server/migrations/meta'), { recursive: true });
    write('0000_first.sql', 'DROP TABLE "old";');
    write('0001_second.sql', DROPPING);
    write('meta/_journal.json', JSON.stringify({ entries: [{ tag: '0000_first' }, { tag: '0001_second' }] }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string) =>
    writeFileSync(path.join(root, 'server/migrations', file), text);
  const checkWith = (releases: object, contractions: object = {}) => {
    write('releases.json', JSON.stringify({ releases, contractions }));
    return checkMigrations(root);
  };

  it('refuses contractions since the last release', () => {
    expect(checkWith({ '1.0.0': '0000_first' })).toEqual([
      expect.stringMatching(
        /^server\/migrations\/0001_second\.sql drops: ALTER TABLE "events" DROP COLUMN "fee"/,
      ),
    ]);
  });

  it('accepts what was released, and what is listed with its reason', () => {
    expect(checkWith({ '1.0.0': '0000_first', '1.1.0': '0001_second' })).toEqual([]);
    expect(checkWith({ '1.0.0': '0000_first' }, { '0001_second': '1.0.0 no longer reads it.' })).toEqual([]);
  });

  it('refuses names of migrations that are not there', () => {
    expect(checkWith({ '1.0.0': '0009_gone' })).toEqual([
      'server/migrations/releases.json names 0009_gone, which is no migration.',
    ]);
  });
});
