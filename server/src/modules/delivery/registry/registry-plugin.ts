import type { Mount, Registry } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shareRead } from '../../../content-cache/share-read';
import { computeIntegrity } from '../../../builds/integrity';
import { localBuilds, type WaitingBuild } from '../../../builds/packages/local-builds';
import { openRemoteStore, type RemoteStore } from '../../../builds/packages/remote-store';
import { readSite } from '../../../site/site-repository';
import { adoptOldVersions } from '../stored-versions/adopt-old-versions';
import { listFileHashes, readFileList } from '../stored-versions/file-repository';
import { presentMounts, presentRegistry } from './presenter';
import { createRemoteDeltas, type RemoteDeltas } from './remote-deltas';
import { addLocalBuild } from '../publishing/add-local-build';
import { ReleaseRefusedError } from '../publishing/publish-remote';
import { keepCovered, readClaims } from '../claims/coverage';
import { withdrawAllUncovered } from '../claims/withdraw-uncovered';

interface CurrentRegistry {
  readonly registry: Registry;
  /** Contains the registry in each language of the site, including English. */
  readonly registries: ReadonlyMap<Language, Registry>;
  readonly etag: string;
  readonly mounts: readonly Mount[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly remoteStore: RemoteStore;
    readonly remoteDeltas: RemoteDeltas;
    readonly remotes: {
      /** Returns the current registry with its strong ETag, and the complete mounts it was made from. */
      current(): Promise<CurrentRegistry>;
      /** Lists the builds on this machine that were not live when the server started. */
      readonly waitingBuilds: readonly WaitingBuild[];
    };
  }
}

/** Provides the registry of what is live. It is cached until a version is published or the site's names change. */
export const registryPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const readList = (remote: string, version: string) => readFileList(app.db, { remote, version });
    app.decorate('remoteStore', openRemoteStore(app.blobs, readList));
    app.decorate('remoteDeltas', createRemoteDeltas(app));
    app.blobs.addNames(() => listFileHashes(app.db));
    const read = async (): Promise<CurrentRegistry> => {
      // The revision is read first: a change in the meantime may already be included, and has a higher revision.
      const revision = app.contentVersion('remotes');
      const [claims, site] = [await readClaims(app.db), await readSite(app.db)];
      const live = keepCovered(claims);
      const served = presentRegistry(live, site, ({ remote, reason }) =>
        app.log.error({ remote, reason }, 'a part of the registry is not served'),
      );
      const registry = { ...served, revision };
      app.remoteDeltas
        .followReleases(registry)
        .catch((error: unknown) => app.log.warn({ err: error }, 'deltas could not be prepared'));
      const translated = (site.languages ?? [])
        .filter((language) => language !== SOURCE_LANGUAGE)
        .map(
          (language) =>
            [
              language,
              // Skipped parts were already logged for the English registry.
              { ...presentRegistry(live, site, () => undefined, language), revision },
            ] as const,
        );
      const mounts = presentMounts(live, registry, site);
      return {
        registry,
        registries: new Map([[SOURCE_LANGUAGE, registry], ...translated]),
        mounts,
        etag: `"${computeIntegrity(Buffer.from(JSON.stringify(registry))).slice(7, 39)}"`,
      };
    };
    // The registry also depends on the site, because its product is part of a path.
    const waitingBuilds: WaitingBuild[] = [];
    app.decorate('remotes', { current: shareRead(app, ['remotes', 'site'], read), waitingBuilds });

    app.readiness.add('registry', async () => {
      await app.remotes.current();
    });

    // The files are read and hashed while the database is opened.
    const builds = app.config.environment === 'test' ? Promise.resolve([]) : localBuilds();
    builds.catch(() => undefined);
    app.addHook('onReady', async () => {
      const withdrawn = await withdrawAllUncovered(app);
      if (withdrawn.length > 0) app.log.warn({ withdrawn }, 'grants do not cover what was live');
      if (app.config.environment === 'test') return;
      await adoptOldVersions(app);
      for (const build of await builds) {
        const { remote, version } = build;
        const { outcome, live } = await addLocalBuild(app, build).catch((error: unknown) => {
          // A remote that may not be published doesn't affect the rest of the site.
          if (!(error instanceof ReleaseRefusedError)) throw error;
          app.log.error({ remote, version }, `${remote} is built and not published: ${error.message}`);
          return { outcome: 'refused', live: version } as const;
        });
        if (outcome === 'no_room')
          app.log.error({ remote, version, live }, `${remote} is built and not stored: its disk has no room`);
        if (outcome === 'added') app.log.info({ remote, version }, 'remote version added');
        if (live !== version) {
          waitingBuilds.push({ remote, version, live });
          app.log.info({ remote, version, live }, 'a build is not live');
        }
      }
    });
  },
  { name: 'registry', dependencies: ['core', 'readiness', 'unit-of-work', 'blobs', 'deltas'] },
);
