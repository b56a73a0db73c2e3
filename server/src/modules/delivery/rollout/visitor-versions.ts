import { randomInt } from 'node:crypto';
import {
  PREVIEW_COOKIE,
  computeBucket,
  chooseEntry,
  effectiveAccess,
  type PageDocument,
  type Registry,
  type RegistryEntry,
} from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shareRead } from '../../../content-cache/share-read';
import { readAcceptedSecrets } from '../../../plugins/secrets/site-secret-repository';
import { readSite } from '../../../site/site-repository';
import { findValidPreview } from '../previews/preview-repository';
import { PREVIEW_SECRET, readPreviewId } from '../previews/preview-token';
import { presentRegistry } from '../registry/presenter';
import { listUncovered, readClaims } from '../claims/coverage';
import { findState } from '../releases/release-repository';
import { findVersion, isReviewed, type RemoteVersion } from '../releases/version-repository';
import { BUCKET_LIFETIME_SECONDS } from '../delivery-policy';

/** Describes the versions that one visitor's page is made of. */
export interface VisitorVersions {
  readonly registry: Registry;
  /** Is a cache key: equal for all visitors who get the same page. */
  readonly key: string;
  /**
   * `everybody` means the page is the same for all visitors, `group` that some get another page, `one` that it is made
   * for one person.
   */
  readonly audience: 'everybody' | 'group' | 'one';
  readonly preview?: PageDocument['preview'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the version that the browser of a request previews, or null. */
    findPreview(request: FastifyRequest): Promise<RemoteVersion | null>;
    /**
     * Chooses the versions for a request. If some visitors get other versions, it sets the cookie that remembers the
     * visitor's bucket.
     */
    chooseVersions(
      request: FastifyRequest,
      reply: FastifyReply,
      language?: Language,
    ): Promise<VisitorVersions>;
  }
}

/** The cookie holds a number from 0 to 9999: enough to divide visitors into groups, too few to identify anybody. */
const BUCKET_COOKIE = 'narthex_place';
const BUCKETS = 10_000;

const isPublic = (entries: Registry['microFrontends'][string]) =>
  entries.some(({ extras }) => extras.mounts.some((mount) => effectiveAccess(mount) === 'public'));

/** Lists the remotes with public pages that have a canary. */
const listCanaries = (registry: Registry) =>
  Object.entries(registry.microFrontends).filter(([, entries]) => entries.length > 1 && isPublic(entries));

function readBucket({ cookies }: FastifyRequest, reply: FastifyReply): string {
  const known = cookies[BUCKET_COOKIE];
  if (known && /^\d{1,4}$/.test(known)) return known;
  const place = String(randomInt(BUCKETS));
  reply.setCookie(BUCKET_COOKIE, place, { path: '/', sameSite: 'lax', maxAge: BUCKET_LIFETIME_SECONDS });
  return place;
}

/** Chooses one version of each remote that the server renders; for other remotes, the browser chooses. */
export function chooseRendered(registry: Registry, readOwnPlace: () => string): VisitorVersions {
  const trials = listCanaries(registry);
  if (trials.length === 0) return { registry, key: '', audience: 'everybody' };
  const place = readOwnPlace();
  const chosen = trials.flatMap(([remote, entries]) => {
    const entry = chooseEntry(entries, computeBucket(place, remote));
    const chosenAlone: [string, RegistryEntry[]] = [remote, entry ? [entry] : []];
    return entry ? [chosenAlone] : [];
  });
  return {
    registry: {
      ...registry,
      microFrontends: { ...registry.microFrontends, ...Object.fromEntries(chosen) },
    },
    key: chosen.map(([remote, [entry]]) => `${remote} ${entry?.metadata.version}`).join(),
    audience: 'group',
  };
}

/**
 * Returns the registry with the previewed version, which falls back to the live one. Only a version of a core remote
 * that was published by the site or a person, not by a key, runs in the shell's document.
 */
async function addPreview(
  { db }: FastifyInstance,
  registry: Registry,
  row: RemoteVersion,
  language: Language,
): Promise<VisitorVersions | null> {
  const { remote, version } = row;
  const claims = await readClaims(db);
  if (listUncovered(claims, row).length > 0) return null;
  const isIsolated = claims.grants.get(remote)?.kind !== 'core' || !isReviewed(row);
  const state = await findState(db, remote);
  const good = state && state.live !== version ? ((await findVersion(db, remote, state.live)) ?? null) : null;
  const previewed = presentRegistry(
    [{ live: row, good, canary: null, disabled: null, isIsolated }],
    await readSite(db),
    () => undefined,
    language,
  );
  if (!previewed.microFrontends[remote]) return null;
  return {
    registry: { ...registry, microFrontends: { ...registry.microFrontends, ...previewed.microFrontends } },
    key: `preview ${remote} ${version}${isIsolated ? ' isolated' : ''}`,
    audience: 'one',
    preview: { remote, version, title: row.descriptor.title },
  };
}

export const visitorVersions = fastifyPlugin(
  async (app: FastifyInstance) => {
    const readSecrets = shareRead(app, ['site'], () => readAcceptedSecrets(app.db, PREVIEW_SECRET));

    app.decorate('findPreview', async ({ cookies }) => {
      const cookie = cookies[PREVIEW_COOKIE];
      const id = cookie ? readPreviewId(await readSecrets(), 'cookie', cookie) : null;
      const preview = id === null ? undefined : await findValidPreview(app.db, id);
      return (preview && (await findVersion(app.db, preview.remote, preview.version))) ?? null;
    });
    app.decorate('chooseVersions', async (request, reply, language = SOURCE_LANGUAGE) => {
      const { registry: english, registries } = await app.remotes.current();
      const registry = registries.get(language) ?? english;
      const preview = await app.findPreview(request);
      const previewed = preview && (await addPreview(app, registry, preview, language));
      return previewed ?? chooseRendered(registry, () => readBucket(request, reply));
    });
  },
  { name: 'visitor-versions', dependencies: ['registry'] },
);
