import { ACCESS_LEVELS, effectiveAccess, type Access, type Descriptor } from '@narthex/shared-contracts';
import type { GrantInput } from '@narthex/shared-contracts/schemas/grants';

const wider = (a: Access, b: Access): Access =>
  ACCESS_LEVELS.indexOf(a) <= ACCESS_LEVELS.indexOf(b) ? a : b;

/** Returns true if a path equals one of the prefixes or is below one. `/` contains every path. */
export const isWithin = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`));

/** Returns the narrowest grant that covers the mounts of a remote. */
export function describeClaims({
  owner,
  mounts,
}: Descriptor): Pick<GrantInput, 'owner' | 'paths' | 'least_guard' | 'departments'> {
  const paths = [...new Set(mounts.map(({ path }) => path))];
  const areAllDepartments = mounts.every(({ departments }) => departments);
  return {
    owner,
    paths: paths.filter(
      (path) =>
        !isWithin(
          path,
          paths.filter((other) => other !== path),
        ),
    ),
    least_guard: mounts.map((mount) => effectiveAccess(mount)).reduce(wider),
    departments: areAllDepartments
      ? [...new Set(mounts.flatMap(({ departments = [] }) => departments))]
      : null,
  };
}
