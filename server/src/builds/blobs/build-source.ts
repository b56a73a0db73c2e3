import { localBuilds } from '../packages/local-builds';
import type { PackageFile } from '../packages/package-file';
import type { RemotePackage } from '../packages/remote-package';

/**
 * The builds on this machine as a last source of their files: resolves with the bytes of a hash, unchecked, or null. They
 * are listed when something is missing for the first time.
 */
export function createBuildSource(
  listBuilds: () => Promise<readonly RemotePackage[]> = localBuilds,
): (integrity: string) => Promise<Buffer | null> {
  let index: Promise<ReadonlyMap<string, PackageFile>> | undefined;
  return async (integrity) => {
    index ??= listBuilds().then(
      (builds) =>
        new Map(builds.flatMap(({ files }) => [...files.values()].map((file) => [file.integrity, file]))),
    );
    const file = (await index).get(integrity);
    return file ? file.read().catch(() => null) : null;
  };
}
