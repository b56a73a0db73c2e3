import {
  descriptorSchema,
  registrySchema,
  type Mount,
  type Registry,
  type RegistryEntry,
} from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { manifestName } from '@narthex/shared-contracts/remote-package';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { fillMount } from './fill-mount';
import { translateMessage } from '../../../responses/translate-message';
import { translateMount, translateText } from './translate-mount';
import type { LiveRemote } from '../releases/release-repository';
import type { RemoteVersion } from '../releases/version-repository';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Names a part of the registry that is left out, and the reason. */
export interface SkippedEntry {
  readonly remote: string;
  readonly reason: string;
}

type Skip = (skipped: SkippedEntry) => void;

/** Holds the site and the language of a registry. */
interface Presented {
  readonly site: Site;
  readonly language: Language;
  readonly skip: Skip;
}

/** Returns true if a product name may be part of a path. */
const isUsableProduct = (product: unknown): product is string =>
  typeof product === 'string' && /^[\w-]{1,40}$/.test(product);

/** Returns the language in which a version is shown: English if it isn't built in the wanted one. */
const findLanguage = ({ descriptor }: Pick<RemoteVersion, 'descriptor'>, wanted: Language): Language =>
  descriptor.translations?.[wanted] ? wanted : SOURCE_LANGUAGE;

function presentSource(row: RemoteVersion, wanted: Language) {
  const { remote, version, manifest_integrity: manifestIntegrity, descriptor } = row;
  return {
    url: `/remotes/${remote}/${version}/${manifestName(findLanguage(row, wanted))}`,
    integrity: descriptor.translations?.[wanted]?.manifest ?? manifestIntegrity,
    version,
  };
}

/** Returns the mounts of a version with the site's names. A mount whose path would become invalid is skipped. */
function fillMounts(
  { remote, descriptor }: Pick<RemoteVersion, 'remote' | 'descriptor'>,
  { site, language }: Pick<Presented, 'site' | 'language'>,
  skip: Skip,
): Mount[] {
  const texts = descriptor.translations?.[language]?.texts;
  return descriptor.mounts.flatMap((mount) => {
    if (!mount.path.includes('{product}') || isUsableProduct(site.product))
      return [fillMount(translateMount(mount, texts), site)];
    skip({ remote, reason: `${mount.path}: the product of the site settings can't be part of a path` });
    return [];
  });
}

const buildRegistry = (
  entries: readonly (readonly [remote: string, entries: RegistryEntry[]])[],
): Registry => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(entries),
});

/** Is the registry of a frame, into which the page around it puts the entry of one remote. */
export const EMPTY_REGISTRY: Registry = buildRegistry([]);

/** Returns the entry of one version, or null if its descriptor is invalid. */
function presentEntry(
  row: RemoteVersion,
  deployment: NonNullable<RegistryEntry['deployment']>,
  { disabled, isIsolated }: LiveRemote,
  presented: Presented,
): RegistryEntry | null {
  const { skip } = presented;
  const descriptor = descriptorSchema.safeParse(row.descriptor);
  if (!descriptor.success) {
    skip({ remote: row.remote, reason: `its descriptor is invalid: ${descriptor.error.message}` });
    return null;
  }
  const { contract, title, owner } = descriptor.data;
  const { url, integrity, version } = presentSource(row, presented.language);
  const language = findLanguage(row, presented.language);
  // The server writes the sitemap, so pages don't need these fields in the registry.
  const mounts = fillMounts({ remote: row.remote, descriptor: descriptor.data }, presented, skip).map(
    ({ sitemap: _, ...mount }): Mount => mount,
  );
  const extras = {
    contract,
    title: translateText(title, descriptor.data.translations?.[language]?.texts),
    owner,
    mounts,
    ...(language !== SOURCE_LANGUAGE && { language }),
    ...(isIsolated && { isolated: true as const }),
    ...(disabled !== null && { disabled: translateMessage(disabled, presented.language) }),
  };
  return { url, metadata: { integrity, version }, deployment, extras };
}

/**
 * Returns the entries of one remote: the live version, then the canary. Returns none if the live version is invalid; an
 * invalid canary or fallback is left out.
 */
function presentEntries(remote: LiveRemote, presented: Presented): RegistryEntry[] {
  const { skip, language } = presented;
  const name = remote.live.remote;
  const percent = remote.canary?.percent ?? 0;
  const check = (...entries: RegistryEntry[]) => registrySchema.safeParse(buildRegistry([[name, entries]]));
  const withGood = (entry: RegistryEntry): RegistryEntry => {
    const { good } = remote;
    if (!good) return entry;
    const isDescribed = descriptorSchema.safeParse(good.descriptor).success;
    const more = isDescribed && {
      ...entry,
      extras: { ...entry.extras, previous: presentSource(good, language) },
    };
    if (more && check({ ...more, deployment: { traffic: 100, default: true } }).success) return more;
    skip({ remote: name, reason: 'the version to fall back to is invalid' });
    return entry;
  };
  const live = presentEntry(remote.live, { traffic: 100 - percent, default: true }, remote, presented);
  if (!live) return [];
  const checked = check(live);
  if (!checked.success) {
    skip({ remote: name, reason: `it is invalid: ${checked.error.message}` });
    return [];
  }
  const whole = withGood(live);
  if (!remote.canary) return [whole];
  const canary = presentEntry(remote.canary.version, { traffic: percent, default: false }, remote, presented);
  // The live version is the fallback of a canary.
  const trial = canary && {
    ...canary,
    extras: { ...canary.extras, previous: presentSource(remote.live, language) },
  };
  if (trial && check(whole, trial).success) return [whole, trial];
  skip({ remote: name, reason: 'its canary is invalid' });
  return [{ ...whole, deployment: { traffic: 100, default: true } }];
}

/** Builds the registry of the live versions. Invalid parts are skipped, so that the rest of the site keeps working. */
export function presentRegistry(
  live: readonly LiveRemote[],
  site: Site,
  skip: Skip,
  language: Language = SOURCE_LANGUAGE,
): Registry {
  return buildRegistry(
    live.flatMap((remote) => {
      const entries = presentEntries(remote, { site, language, skip });
      return entries.length > 0 ? [[remote.live.remote, entries] as const] : [];
    }),
  );
}

/** Returns every mount of the live remotes with the site's names, except those of remotes that are switched off. */
export const presentMounts = (live: readonly LiveRemote[], registry: Registry, site: Site): Mount[] =>
  live
    .filter(({ live: { remote }, disabled }) => disabled === null && remote in registry.microFrontends)
    .flatMap((remote) => fillMounts(remote.live, { site, language: SOURCE_LANGUAGE }, () => undefined));
