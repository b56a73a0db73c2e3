import { t } from '@narthex/shared-contracts/translate';
import { ACCESS_LEVELS, effectiveAccess, type Descriptor, type Mount } from '@narthex/shared-contracts';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { isWithin } from './describe-claims';
import type { GrantRow } from './grant-repository';

/** Describes what a version claims, and what limits its claims at every moment. */
export interface ClaimedVersion {
  readonly descriptor: Descriptor;
  /** Is the size of scripts and styles in bytes, as they are sent. */
  readonly size: number;
  readonly grant: GrantRow;
  /** Lists the live mounts of all other remotes. */
  readonly others: readonly { readonly remote: string; readonly mounts: readonly Mount[] }[];
}
type Check = (version: ClaimedVersion) => CheckResult;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

/** Returns the result of a check: refused with its refusals as sentences, if there are any. */
export function decide(name: string, refusals: readonly string[], passed: string): CheckResult {
  return refusals.length > 0
    ? { name, outcome: 'refused', message: refusals.join(' ') }
    : { name, outcome: 'passed', message: passed };
}

export const checkPaths: Check = ({ descriptor, grant }) =>
  decide(
    'paths',
    descriptor.mounts
      .filter(({ path }) => !isWithin(path, grant.paths))
      .map(({ path }) =>
        t('{path} is outside of its grant ({paths}).', { path, paths: grant.paths.join(', ') }),
      ),
    'Its mounts are within its grant.',
  );

export const checkGuards: Check = ({ descriptor, grant }) => {
  const least = ACCESS_LEVELS.indexOf(grant.least_guard);
  return decide(
    'guards',
    descriptor.mounts
      .filter((mount) => ACCESS_LEVELS.indexOf(effectiveAccess(mount)) < least)
      .map(({ path, guard }) =>
        t('{path} is open to “{guard}”; its grant asks for “{least}” or narrower.', {
          path,
          guard,
          least: grant.least_guard,
        }),
      ),
    'Its guards are as narrow as its grant asks.',
  );
};

export const checkDepartments: Check = ({ descriptor, grant }) => {
  const granted = grant.departments;
  const refusals = !granted
    ? []
    : descriptor.mounts.flatMap(({ path, departments }) => {
        const all = granted.join(', ');
        if (!departments)
          return [
            t('{path} names no department; its grant is for {departments}.', { path, departments: all }),
          ];
        const outside = departments.filter((department) => !granted.includes(department));
        return outside.map((department) =>
          t('{path} is for {department}; its grant is for {departments}.', {
            path,
            department,
            departments: all,
          }),
        );
      });
  return decide('departments', refusals, 'Its departments are within its grant.');
};

/** Returns true if two mounts claim the same pages. */
export const overlaps = (a: Mount, b: Mount) =>
  a.path === b.path &&
  // A mount that names departments has priority over a wider one on the same path, so they don't conflict.
  Boolean(a.departments) === Boolean(b.departments) &&
  (!a.departments || a.departments.some((department) => b.departments?.includes(department)));

export const checkMounts: Check = ({ descriptor, others }) =>
  decide(
    'mounts',
    descriptor.mounts.flatMap((mount) =>
      others
        .filter((other) => other.mounts.some((mounted) => overlaps(mount, mounted)))
        .map(({ remote }) => t('{path} is mounted by {remote} already.', { path: mount.path, remote })),
    ),
    'No other remote is mounted on its paths.',
  );

export const checkSize: Check = ({ size, grant: { size_budget: budget } }) =>
  decide(
    'size',
    size > budget
      ? [
          t('Its scripts and styles weigh {size}; its budget is {budget}.', {
            size: kilobytes(size),
            budget: kilobytes(budget),
          }),
        ]
      : [],
    `Its scripts and styles weigh ${kilobytes(size)} of ${kilobytes(budget)}.`,
  );

const CHECKS: readonly Check[] = [checkPaths, checkGuards, checkDepartments, checkMounts, checkSize];

/** Returns what a grant doesn't cover of a version, as sentences. */
export const refuseClaims = (version: ClaimedVersion): readonly string[] =>
  CHECKS.map((check) => check(version)).flatMap(({ outcome, message }) =>
    outcome === 'refused' ? [message] : [],
  );
