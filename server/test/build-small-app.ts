import fs from 'node:fs/promises';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '../src/app';
import type { Config } from '../src/config';
import { endpoints } from '../src/endpoints/endpoints-plugin';
import { blobs } from '../src/builds/blobs/blobs-plugin';
import { deltas } from '../src/builds/deltas/deltas-plugin';
import { fileStore } from '../src/file-store/file-store-plugin';
import { background } from '../src/jobs/background-plugin';
import { jobs } from '../src/jobs/jobs-plugin';
import { mediaFiles } from '../src/media/media-plugin';
import type { ModuleRoutes } from '../src/modules/module-routes';
import { passwords } from '../src/plugins/passwords/passwords';
import { deliveryKeys } from '../src/plugins/access/delivery-key';
import { session } from '../src/plugins/access/session';
import { isolatedRemotes } from '../src/plugins/isolated-remotes/isolated-remotes';
import { core } from '../src/plugins/app/core';
import { draining } from '../src/plugins/app/draining';
import { housekeeping } from '../src/plugins/app/housekeeping';
import { metrics } from '../src/plugins/metrics/metrics-plugin';
import { readiness } from '../src/plugins/app/readiness';
import { bodies } from '../src/plugins/external/bodies';
import { contentVersioning } from '../src/plugins/content-versions/content-versions';
import { problems } from '../src/plugins/problems/problems';
import { commands } from '../src/writes/handle-command';
import { unitOfWork } from '../src/writes/unit/unit-of-work-plugin';
import { openTestDatabase } from './database';
import { testConfig } from './test-config';

async function buildSmallApp(modules: readonly ModuleRoutes[], overrides: Partial<Config>): Promise<App> {
  const config = testConfig(overrides);
  const database = await openTestDatabase();
  const close = async () => {
    await database.close();
    await fs.rm(config.dataDir, { recursive: true, force: true });
  };
  const app = Fastify({
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(core, { config, database: { ...database, close } });
  for (const plugin of [metrics, draining, background, jobs, housekeeping, problems, bodies, passwords])
    await app.register(plugin);
  for (const plugin of [session, deliveryKeys, isolatedRemotes, endpoints]) await app.register(plugin);
  for (const plugin of [contentVersioning, unitOfWork, commands, readiness]) await app.register(plugin);
  for (const plugin of [fileStore, blobs, deltas, mediaFiles]) await app.register(plugin);
  for (const routes of modules) await app.register(routes);
  await app.ready();
  return app;
}

/**
 * The core of the server with a few modules, for tests of the core itself: it loads in a fraction of the time that the
 * whole app takes (`withTestApp`).
 */
export function withSmallApp(modules: readonly ModuleRoutes[], config: Partial<Config> = {}): () => App {
  let app: App | undefined;
  beforeAll(async () => {
    app = await buildSmallApp(modules, config);
  }, 60_000);
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('The app is built before the tests: call this inside of a test.');
    return app;
  };
}
