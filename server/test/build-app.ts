import fs from 'node:fs/promises';
import { buildApp, type App, type AppDependencies } from '../src/app';
import type { Config } from '../src/config';
import { openTestDatabase } from './database';
import { testConfig } from './test-config';

export { KINDS, signIn, type Kind } from './sign-in';
export { testConfig } from './test-config';

export interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly modules?: AppDependencies['modules'];
  readonly logger?: AppDependencies['logger'];
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
