import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, MIGRATIONS_FOLDER } from '../../src/database/open-database';
import { buildApp } from '../../src/app';
import { makeEmptyPlace } from '../backup/places';
import { listReleasesWithRows, upgradeRows } from './released-rows';

const UPGRADE_MS = 240_000;

it('keeps the rows of every release', () => {
  const { releases } = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'releases.json'), 'utf8')) as {
    releases: Readonly<Record<string, string>>;
  };
  expect(listReleasesWithRows().sort()).toEqual(Object.keys(releases).sort());
});

it.each(listReleasesWithRows())(
  'upgrades a site of %s, which shows what it showed',
  async (release) => {
    const place = await makeEmptyPlace();
    const { dataDir, databaseUrl } = place.config;
    const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
    await upgradeRows(database.db, release);
    const app = await buildApp({ config: place.config, database });
    try {
      for (const url of ['/api/v1/homepage', '/api/v1/events', '/api/v1/sermons', '/api/v1/leaders']) {
        const response = await app.inject(url);
        expect([url, response.statusCode]).toEqual([url, 200]);
        expect(Object.keys(response.json().data)).not.toEqual([]);
      }
      expect((await app.inject('/api/v1/admin/dashboard')).statusCode).toBe(401);
    } finally {
      await app.close();
      await place.remove();
    }
  },
  UPGRADE_MS,
);
