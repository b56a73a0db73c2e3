import { z } from 'zod';
import { FEDERATION_RUNTIME, SHARED_PACKAGES, getPackageName, type SharedPackage } from './shared-packages';

/** The name that stands for a package as a whole, such as `import * as router`. */
export const WHOLE_PACKAGE = '*';

/** What a built version takes from the shell; the kit writes it into the manifest. */
export const consumedSchema = z.object({
  /** The federation runtime it was built for. */
  federation: z.string().max(40),
  /** Absolute URLs of scripts, styles and programs that its code names. */
  urls: z.array(z.string().max(500)).max(100),
  /** By specifier: the version it was built with, and the names that its code imports. */
  packages: z.record(
    z.string().max(100),
    z.object({ version: z.string().max(40), names: z.array(z.string().max(100)).max(500) }),
  ),
});
/** What a built remote takes from the shell: versions and names by package. */
export type ConsumedPackages = z.infer<typeof consumedSchema>;

const parseVersion = (version: string) => version.split('.').map(Number);

/** Whether code that was built with one version runs on another: the same major, and no older minor. */
function runsOn(built: string, shared: string): boolean {
  const [major = 0, minor = 0] = parseVersion(built);
  const [sharedMajor = 0, sharedMinor = 0] = parseVersion(shared);
  return major === sharedMajor && minor <= sharedMinor;
}

function findShared(specifier: string): SharedPackage | undefined {
  const shared: Readonly<Record<string, SharedPackage>> = SHARED_PACKAGES;
  // `react/jsx-runtime` comes with react; of packages that are shared by name only the very specifier is.
  const whole = shared[getPackageName(specifier)];
  return shared[specifier] ?? (whole?.names === null ? whole : undefined);
}

function refusePackage(specifier: string, version: string, names: readonly string[]): string[] {
  const shared = findShared(specifier);
  if (!shared) return [`It takes ${specifier} from the shell, which shares no such package.`];
  if (!runsOn(version, shared.version))
    return [`It was built with ${specifier} ${version}; this site shares ${shared.version}.`];
  if (shared.names === null) return [];
  if (names.includes(WHOLE_PACKAGE))
    return [`It takes all of ${specifier}, which the shell shares by name: import what is used by its name.`];
  const missing = names.filter((name) => !shared.names?.includes(name));
  return missing.length > 0
    ? [`It takes ${missing.join(', ')} of ${specifier}, which this site doesn't share.`]
    : [];
}

/** Why the code of a version may not load what it names, in sentences for its team; none when it may. */
export const refuseUrls = (taken: ConsumedPackages | undefined): string[] =>
  (taken?.urls ?? []).map(
    (url) => `It names ${url}; browsers load scripts and styles of this site alone: make it a dependency.`,
  );

/** Why a version can't run on what the shell shares, in sentences for its team; none when it can. */
export function refuseConsumed(taken: ConsumedPackages | undefined): string[] {
  if (!taken) return ['It does not say what it takes from the shell: build it with @narthex/remote-kit.'];
  const isSameRuntime = taken.federation === FEDERATION_RUNTIME;
  return [
    ...(isSameRuntime
      ? []
      : [
          `It was built for the federation runtime ${taken.federation}; this site runs ${FEDERATION_RUNTIME}.`,
        ]),
    ...Object.entries(taken.packages).flatMap(([specifier, { version, names }]) =>
      refusePackage(specifier, version, names),
    ),
  ];
}
