import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config';
import type { DatabaseHandle } from './database/database-handle';
import { backups } from './backup/nightly/backups-plugin';
import { databaseCopies } from './backup/snapshot/database-copies';
import { blobs } from './builds/blobs/blobs-plugin';
import { deltas } from './builds/deltas/deltas-plugin';
import { fileStore } from './file-store/file-store-plugin';
import { mediaFiles } from './media/media-plugin';
import { createMediaHosts } from './media/read-media-hosts';
import { siteCommands } from './commands/site-commands';
import { background } from './jobs/background-plugin';
import { jobs } from './jobs/jobs-plugin';
import { mail } from './mail/mail-plugin';
import { facts } from './modules/facts/facts-plugin';
import { currentSite } from './site/current-site';
import { pictureUrls } from './media/picture-urls';
import { modules } from './modules/index';
import type { ModuleRoutes } from './modules/module-routes';
import { endpoints } from './endpoints/endpoints-plugin';
import { readTracking } from './endpoints/read-tracking';
import { requireHandlers } from './endpoints/require-handlers';
import { phones } from './phones/phones-plugin';
import { RENDERER_IP } from './requests/network-of';
import { setValidationMessages } from './plugins/problems/validation-messages';
import { commandChannel } from './plugins/command-channel/command-channel';
import { keptCalls } from './plugins/kept-responses/kept-calls';
import { keptResponses } from './plugins/kept-responses/kept-responses';
import { contentVersioning } from './plugins/content-versions/content-versions';
import { churchTime } from './plugins/app/church-time';
import { core } from './plugins/app/core';
import { draining } from './plugins/app/draining';
import { housekeeping } from './plugins/app/housekeeping';
import { passwords } from './plugins/passwords/passwords';
import { setupWarnings } from './plugins/setup/setup-warnings';
import { problems, refuseUnreadableUrl } from './plugins/problems/problems';
import { translateResponses } from './plugins/problems/translate-responses';
import { metrics } from './plugins/metrics/metrics-plugin';
import { metricsRoutes } from './plugins/metrics/metrics-routes';
import { tracing } from './plugins/tracing/tracing';
import { readiness } from './plugins/app/readiness';
import { requestIds } from './plugins/app/request-ids';
import { crossOrigin } from './plugins/access/cross-origin';
import { sameOrigin } from './plugins/access/same-origin';
import { deliveryKeys } from './plugins/access/delivery-key';
import { session } from './plugins/access/session';
import { isolatedRemotes } from './plugins/isolated-remotes/isolated-remotes';
import { BODY_LIMIT, TIMEOUTS, bodies } from './plugins/external/bodies';
import { compression } from './plugins/external/compression';
import { openapi } from './plugins/external/openapi';
import { rateLimits } from './plugins/rate-limit/rate-limit';
import { securityHeaders } from './plugins/external/security-headers';
import { commands } from './writes/handle-command';
import { refusals } from './writes/refusals';
import { unitOfWork } from './writes/unit/unit-of-work-plugin';

export interface AppDependencies {
  readonly config: Config;
  /** The app closes it, even if it can't be built. */
  readonly database: DatabaseHandle;
  /**
   * Resolves once the database is open and migrated; without it, it is both already. Plugins are registered meanwhile, so
   * they query nothing before `onReady`.
   */
  readonly whenOpen?: Promise<unknown>;
  /** Without a logger, nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Replaces the list of modules in a test. */
  readonly modules?: readonly ModuleRoutes[];
}

const START_TIMEOUT_MS = 120_000;

/** Fastify accepts a number of hops only as a function. */
function trustProxyOption(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

async function registerEverything(app: FastifyInstance, { config, database, ...deps }: AppDependencies) {
  await app.register(core, { config, database });
  await app.register(metrics);
  await app.register(tracing);
  await app.register(draining);
  await app.register(keptResponses);
  await app.register(setupWarnings);
  await app.register(phones);
  await app.register(background);
  await app.register(jobs);
  await app.register(housekeeping);
  await app.register(requestIds);
  await app.register(problems);
  await app.register(translateResponses);
  await app.register(securityHeaders, { readMediaHosts: createMediaHosts(app) });
  await app.register(rateLimits);
  await app.register(passwords);
  await app.register(keptCalls);
  await app.register(compression);
  await app.register(bodies);
  await app.register(crossOrigin);
  await app.register(sameOrigin);
  await app.register(session);
  await app.register(deliveryKeys);
  await app.register(isolatedRemotes);
  await app.register(endpoints);
  await app.register(readTracking);
  await app.register(pictureUrls);

  await app.register(contentVersioning);
  await app.register(currentSite);
  await app.register(churchTime);
  await app.register(facts);
  await app.register(unitOfWork);
  await app.register(refusals);
  await app.register(commands);
  await app.register(openapi);
  await app.register(readiness);
  await app.register(metricsRoutes);
  await app.register(fileStore);
  await app.register(blobs);
  await app.register(deltas);
  await app.register(mediaFiles);
  await app.register(mail);
  await app.register(commandChannel);
  await app.register(databaseCopies);
  await app.register(backups);
  await app.register(siteCommands);

  for (const routes of deps.modules ?? modules) await app.register(routes);
  // A test with modules of its own has no handlers for other records.
  if (!deps.modules) requireHandlers(app);
}

/** Builds the whole server without listening on a port: tests use `inject`, `server.ts` calls `listen`. */
export async function buildApp(dependencies: AppDependencies) {
  const app = Fastify({
    ...(dependencies.logger && { loggerInstance: dependencies.logger }),
    trustProxy: trustProxyOption(dependencies.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    // On a slow disk, the first start takes long because it stores every built file.
    pluginTimeout: START_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A page that is rendered makes many calls of its own. Their errors are logged.
    logController: new LogController({ disableRequestLogging: ({ ip }) => ip === RENDERER_IP }),
    frameworkErrors: refuseUnreadableUrl,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  setValidationMessages();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  try {
    await registerEverything(app, dependencies);
    await dependencies.whenOpen;
    await app.ready();
  } catch (error) {
    // A database that is just being opened can't be closed.
    await dependencies.whenOpen?.catch(() => undefined);
    // A failed start often can't be closed cleanly, and its own error says why.
    await app.close().catch((closing: unknown) => app.log.warn({ err: closing }, 'closing failed'));
    throw error;
  }
  return app;
}

export type App = Awaited<ReturnType<typeof buildApp>>;
