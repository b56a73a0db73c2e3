import { localBuilds } from '../packages/local-builds';
import type { PackageFile } from '../packages/package-file';
import type { RemotePackage } from '../packages/remote-package';

/**
 * Returns the builds on this machine as a last source of their files: it resolves with the unchecked bytes of a hash,
 * or null. The builds are listed when a file is missing for the first time.
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
