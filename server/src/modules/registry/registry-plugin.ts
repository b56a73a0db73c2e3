import type { Mount, Registry } from '@narthex/shared-contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { integrityOf } from '../../delivery/integrity';
import { localBuilds } from '../../delivery/local-builds';
import { openRemoteStore, type RemoteStore } from '../../delivery/remote-store';
import { readSite } from '../site/repository';
import { presentMounts, presentRegistry } from './presenter';
import { publishRemote } from './publish-remote';
import { listLive } from './repository';

const CHANNEL = 'narthex_registry';

interface CurrentRegistry {
  readonly registry: Registry;
  readonly etag: string;
  readonly mounts: readonly Mount[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly remoteStore: RemoteStore;
    readonly remotes: {
      /** The registry as it is now, with its strong ETag, and the whole mounts it was made of. */
      current(): Promise<CurrentRegistry>;
      /** Tells every process that the registry changed. */
      changed(): Promise<void>;
    };
  }
}

/** What is live: read from the database, cached until somebody says that it changed. */
export const registryPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('remoteStore', openRemoteStore(app.config.dataDir));
    let current: Promise<CurrentRegistry> | null = null;
    let siteVersion = -1;

    const read = async () => {
      const [live, site] = [await listLive(app.db), await readSite(app.db)];
      const registry = presentRegistry(live, site, ({ remote, reason }) =>
        app.log.error({ remote, reason }, 'a part of the registry is not served'),
      );
      const mounts = presentMounts(live, registry, site);
      return {
        registry,
        mounts,
        etag: `"${integrityOf(Buffer.from(JSON.stringify(registry))).slice(7, 39)}"`,
      };
    };
    const forget = () => {
      current = null;
    };

    app.decorate('remotes', {
      current() {
        // A change of the site's product changes a path.
        if (siteVersion !== app.contentVersion('site')) forget();
        siteVersion = app.contentVersion('site');
        current ??= read().catch((error: unknown) => {
          forget();
          throw error;
        });
        return current;
      },
      async changed() {
        forget();
        await app.database.notify(CHANNEL, 'changed');
      },
    });

    app.readiness.add('registry', async () => {
      await app.remotes.current();
    });

    let stopListening: () => Promise<void> = () => Promise.resolve();
    app.addHook('onClose', () => stopListening());
    app.addHook('onReady', async () => {
      stopListening = await app.database.listen(CHANNEL, forget, forget);
      if (app.config.environment === 'test') return;
      for (const build of await localBuilds()) {
        const { isNew } = await publishRemote(app, build, 'local');
        if (isNew) app.log.info({ remote: build.remote, version: build.version }, 'remote version added');
      }
      forget();
    });
  },
  { name: 'registry', dependencies: ['core', 'readiness', 'content-versions'] },
);
