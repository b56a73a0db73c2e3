import {
  ACCESS_LEVELS,
  SUPPORTED_CONTRACTS,
  effectiveAccess,
  type Descriptor,
  type Mount,
} from '@narthex/shared-contracts';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import {
  refuseConsumed,
  refuseUrls,
  type ConsumedPackages,
} from '@narthex/shared-contracts/consumed-packages';
import { NODE_BUILDS } from '../../../builds/packages/remote-package';
import { isWithin } from '../grants/describe-claims';
import { type GrantRow, findGrant } from '../grants/grant-repository';
import type { Queryable } from '../../../database/database-handle';
import { listLive } from '../releases/release-repository';

/** Describes a version that is about to be published, and everything it is checked against. */
export interface ReleaseCandidate {
  readonly descriptor: Descriptor;
  /**
   * Lists the packages and names that the version takes from the shell; undefined if its manifest doesn't list them.
   */
  readonly taken: ConsumedPackages | undefined;
  readonly fileNames: readonly string[];
  /** Is the size of scripts and styles in bytes, as they are sent. */
  readonly size: number;
  readonly grant: GrantRow | undefined;
  /** Lists the live mounts of all other remotes. */
  readonly others: readonly { readonly remote: string; readonly mounts: readonly Mount[] }[];
  /** Is the size of the live version in bytes, as it is sent. */
  readonly liveSize: number | null;
}

interface GrantedCandidate extends ReleaseCandidate {
  readonly grant: GrantRow;
}
type Check = (candidate: GrantedCandidate) => CheckResult;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
/** Growth beyond this factor gets a warning. */
const GROWTH_WARNING_FACTOR = 1.1;

function decide(name: string, refusals: readonly string[], passed: string): CheckResult {
  return refusals.length > 0
    ? { name, outcome: 'refused', message: refusals.join(' ') }
    : { name, outcome: 'passed', message: passed };
}

const checkContract: Check = ({ descriptor: { contract } }) =>
  decide(
    'contract',
    SUPPORTED_CONTRACTS.includes(contract)
      ? []
      : [`It speaks contract ${contract}; this site knows ${SUPPORTED_CONTRACTS.join(', ')}.`],
    `It speaks contract ${contract}.`,
  );

const checkConsumed: Check = ({ taken }) =>
  decide('shared names', refuseConsumed(taken), 'It takes from the shell what this site shares.');

const checkOrigins: Check = ({ taken }) =>
  decide('origins', refuseUrls(taken), 'Its scripts and styles name no code of other origins.');

const checkPaths: Check = ({ descriptor, grant }) =>
  decide(
    'paths',
    descriptor.mounts
      .filter(({ path }) => !isWithin(path, grant.paths))
      .map(({ path }) => `${path} is outside of its grant (${grant.paths.join(', ')}).`),
    'Its mounts are within its grant.',
  );

const checkGuards: Check = ({ descriptor, grant }) => {
  const least = ACCESS_LEVELS.indexOf(grant.least_guard);
  return decide(
    'guards',
    descriptor.mounts
      .filter((mount) => ACCESS_LEVELS.indexOf(effectiveAccess(mount)) < least)
      .map(
        ({ path, guard }) =>
          `${path} is open to “${guard}”; its grant asks for “${grant.least_guard}” or narrower.`,
      ),
    'Its guards are as narrow as its grant asks.',
  );
};

const checkDepartments: Check = ({ descriptor, grant }) => {
  const granted = grant.departments;
  const refusals = !granted
    ? []
    : descriptor.mounts.flatMap(({ path, departments }) => {
        if (!departments) return [`${path} names no department; its grant is for ${granted.join(', ')}.`];
        const outside = departments.filter((department) => !granted.includes(department));
        return outside.map(
          (department) => `${path} is for ${department}; its grant is for ${granted.join(', ')}.`,
        );
      });
  return decide('departments', refusals, 'Its departments are within its grant.');
};

const overlaps = (a: Mount, b: Mount) =>
  a.path === b.path &&
  // A mount that names departments has priority over a wider one on the same path, so they don't conflict.
  Boolean(a.departments) === Boolean(b.departments) &&
  (!a.departments || a.departments.some((department) => b.departments?.includes(department)));

const checkMounts: Check = ({ descriptor, others }) =>
  decide(
    'mounts',
    descriptor.mounts.flatMap((mount) =>
      others
        .filter((other) => other.mounts.some((mounted) => overlaps(mount, mounted)))
        .map(({ remote }) => `${mount.path} is mounted by ${remote} already.`),
    ),
    'No other remote is mounted on its paths.',
  );

const isServerRendered = (fileNames: readonly string[]) =>
  NODE_BUILDS.some((file) => fileNames.includes(file));

const checkServerRendering: Check = ({ fileNames, grant }) =>
  decide(
    'server rendering',
    isServerRendered(fileNames) && !grant.is_server_rendered
      ? ['It brings a Node build; its grant says that the server runs no code of it.']
      : [],
    isServerRendered(fileNames) ? 'The server may render its pages.' : 'Browsers render its pages.',
  );

const checkSize: Check = ({ size, grant, liveSize }) => {
  const budget = grant.size_budget;
  if (size > budget) {
    return {
      name: 'size',
      outcome: 'refused',
      message: `Its scripts and styles weigh ${kilobytes(size)}; its budget is ${kilobytes(budget)}.`,
    };
  }
  const message = `Its scripts and styles weigh ${kilobytes(size)} of ${kilobytes(budget)}`;
  if (liveSize && size > liveSize * GROWTH_WARNING_FACTOR)
    return {
      name: 'size',
      outcome: 'warning',
      message: `${message}; the live version weighs ${kilobytes(liveSize)}.`,
    };
  return { name: 'size', outcome: 'passed', message: `${message}.` };
};

const CHECKS = [
  checkContract,
  checkConsumed,
  checkOrigins,
  checkPaths,
  checkGuards,
  checkDepartments,
  checkMounts,
  checkServerRendering,
  checkSize,
];

/** Checks a version against its grant, the other remotes and the shell. Each result is a sentence for the team. */
export function checkRelease(candidate: ReleaseCandidate): CheckResult[] {
  const { grant } = candidate;
  if (!grant) {
    const message = `${candidate.descriptor.name} has no grant. The communications team makes one under System.`;
    return [{ name: 'grant', outcome: 'refused', message }];
  }
  return CHECKS.map((check) => check({ ...candidate, grant }));
}

/** Reads everything that a version is checked against. */
export async function readCandidate(
  db: Queryable,
  own: Pick<ReleaseCandidate, 'descriptor' | 'taken' | 'fileNames' | 'size'>,
): Promise<ReleaseCandidate> {
  const { name } = own.descriptor;
  const live = await listLive(db);
  return {
    ...own,
    grant: await findGrant(db, name),
    others: live
      .filter(({ live: { remote } }) => remote !== name)
      .map(({ live: { remote, descriptor } }) => ({ remote, mounts: descriptor.mounts })),
    liveSize: live.find(({ live: { remote } }) => remote === name)?.live.size ?? null,
  };
}
