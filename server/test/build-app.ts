import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { buildApp, type App, type AppDependencies } from '../src/app';
import { readConfig, type Config } from '../src/config';
import { openSession } from '../src/plugins/access/session-repository';
import { openTestDatabase } from './database';
import { createUser, type Person } from './factories';

export interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly modules?: AppDependencies['modules'];
  readonly logger?: AppDependencies['logger'];
}

/** Settings of a test: no limits, no seed, no page cache (tests write rows past it), cheap passwords, a folder of its own. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const dataDir = path.join(os.tmpdir(), `narthex-app-${randomUUID()}`);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    SEED: 'none',
    PAGE_CACHE: '0',
  });
  return { ...config, passwordCost: 'test', ...overrides };
}

/** The whole app on a clean database. Its `close` also throws the database and the files away. */
export async function buildTestApp({
  config: overrides,
  modules,
  logger,
}: TestAppOptions = {}): Promise<App> {
  const config = testConfig(overrides);
  const database = await openTestDatabase();
  const close = async () => {
    await database.close();
    await fs.rm(config.dataDir, { recursive: true, force: true });
  };
  return buildApp({
    config,
    database: { ...database, close },
    ...(modules && { modules }),
    ...(logger && { logger }),
  });
}

/** Registers an app with the test file: built before its tests, closed after them. Call the result inside of a test. */
export function withTestApp(options?: TestAppOptions): () => App {
  let app: App | undefined;
  beforeAll(async () => {
    app = await buildTestApp(options);
  }, 60_000);
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('The app is built before the tests: call this inside of a test.');
    return app;
  };
}

/** The kinds of person that may act, by the name a test title uses. A visitor is nobody. */
export const KINDS = {
  member: { role: 'member', department: null },
  'youth leader': { role: 'leader', department: 'youth' },
  'music leader': { role: 'leader', department: 'music' },
  'finance leader': { role: 'leader', department: 'finance' },
  'pastoral leader': { role: 'leader', department: 'pastoral' },
  elder: { role: 'elder', department: null },
  pastor: { role: 'pastor', department: null },
  'communication leader': { role: 'leader', department: 'communication' },
  admin: { role: 'admin', department: null },
} as const satisfies Readonly<Record<string, Person>>;
export type Kind = keyof typeof KINDS;

/** A new person of this kind with a session; `headers` go into `app.inject`. */
export async function signIn(app: App, kind: Kind) {
  const user = await createUser(app, KINDS[kind]);
  const token = await openSession(app.db, { userId: user.id, department: null, userAgent: 'test' });
  return { user, token, headers: { authorization: `Bearer ${token}` } };
}
