import fastifyPlugin from 'fastify-plugin';
import type { ModuleRoutes } from '../module-routes';
import { retentionPlugin } from './stored-versions/retention-plugin';
import { grantRoutes } from './grants/grant-routes';
import { healthPlugin } from './health/health-plugin';
import { reportRoutes } from './health/reports/report-routes';
import { keyRoutes } from './keys/key-routes';
import { previewRoutes } from './previews/preview-routes';
import { publishingRoutes } from './publishing/publishing-routes';
import { registryPlugin } from './registry/registry-plugin';
import { registryRoutes } from './registry/registry-routes';
import { releaseRoutes } from './releases/release-routes';
import { visitorVersions } from './rollout/visitor-versions';
import { remoteUses } from './uses/remote-uses';
import { rolloutWatch } from './rollout/watch-rollouts';

/** Registers publishing of remotes, the choice of the live versions, and their health. */
export const deliveryRoutes: ModuleRoutes = fastifyPlugin(
  // The plugin isn't encapsulated, because pages and the system's status use `app.remotes`, `app.remoteHealth` and
  // `app.chooseVersions`.
  async (app) => {
    await app.register(registryPlugin);
    await app.register(healthPlugin);
    await app.register(rolloutWatch);
    await app.register(visitorVersions);
    await app.register(remoteUses);
    await app.register(retentionPlugin);
    await app.register(registryRoutes);
    await app.register(reportRoutes);
    await app.register(publishingRoutes);
    await app.register(grantRoutes);
    await app.register(releaseRoutes);
    await app.register(previewRoutes);
    await app.register(keyRoutes);
  },
  { name: 'delivery' },
);
