import { z } from 'zod';
import { FEDERATION_RUNTIME, SHARED_PACKAGES, getPackageName, type SharedPackage } from './shared-packages';

/** This name in `names` means the whole package, such as after `import * as router`. */
export const WHOLE_PACKAGE = '*';

/** Validates what a built version takes from the shell; the kit writes it into the manifest. */
export const consumedSchema = z.object({
  /** Holds the version of the federation runtime that it was built for. */
  federation: z.string().max(40),
  /** Lists the absolute URLs of scripts, styles and programs that occur in its code. */
  urls: z.array(z.string().max(500)).max(100),
  /** Maps each specifier to the version it was built with and the names that the code imports. */
  packages: z.record(
    z.string().max(100),
    z.object({ version: z.string().max(40), names: z.array(z.string().max(100)).max(500) }),
  ),
});
/** Describes which packages, versions and names a built remote takes from the shell. */
export type ConsumedPackages = z.infer<typeof consumedSchema>;

const parseVersion = (version: string) => version.split('.').map(Number);

/**
 * Returns true if code built with one version runs on another: the major is the same and the minor isn't
 * older.
 */
function runsOn(built: string, shared: string): boolean {
  const [major = 0, minor = 0] = parseVersion(built);
  const [sharedMajor = 0, sharedMinor = 0] = parseVersion(shared);
  return major === sharedMajor && minor <= sharedMinor;
}

function findShared(specifier: string): SharedPackage | undefined {
  const shared: Readonly<Record<string, SharedPackage>> = SHARED_PACKAGES;
  // `react/jsx-runtime` is shared with react. Of a package that is shared by name, only the exact specifier
  // is.
  const whole = shared[getPackageName(specifier)];
  return shared[specifier] ?? (whole?.names === null ? whole : undefined);
}

function refusePackage(specifier: string, version: string, names: readonly string[]): string[] {
  const shared = findShared(specifier);
  if (!shared) return [`It takes ${specifier} from the shell, which shares no such package.`];
  if (!runsOn(version, shared.version))
    return [
      `It was built with ${specifier} ${version}; this site shares ${shared.version}. Install that version.`,
    ];
  if (shared.names === null) return [];
  if (names.includes(WHOLE_PACKAGE))
    return [`It takes all of ${specifier}, which the shell shares by name: import what is used by its name.`];
  const missing = names.filter((name) => !shared.names?.includes(name));
  return missing.length > 0
    ? [`It takes ${missing.join(', ')} of ${specifier}, which this site doesn't share.`]
    : [];
}

/**
 * Returns sentences for the team about external URLs that browsers would refuse to load; none if there are
 * none.
 */
export const refuseUrls = (taken: ConsumedPackages | undefined): string[] =>
  (taken?.urls ?? []).map(
    (url) => `It names ${url}; browsers load scripts and styles of this site alone: make it a dependency.`,
  );

/**
 * Returns sentences for the team about why a version can't run with the shell's shared packages; none if it
 * can.
 */
export function refuseConsumed(taken: ConsumedPackages | undefined): string[] {
  if (!taken) return ['It does not say what it takes from the shell: build it with @narthex/remote-kit.'];
  const isSameRuntime = taken.federation === FEDERATION_RUNTIME;
  return [
    ...(isSameRuntime
      ? []
      : [
          `It was built for the federation runtime ${taken.federation}; this site runs ${FEDERATION_RUNTIME}. Build it with the packages of this site.`,
        ]),
    ...Object.entries(taken.packages).flatMap(([specifier, { version, names }]) =>
      refusePackage(specifier, version, names),
    ),
  ];
}
