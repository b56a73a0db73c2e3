import { SUPPORTED_CONTRACTS } from '@narthex/shared-contracts';
import { isGrantable } from '@narthex/shared-contracts/grantable-uses';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import {
  refuseConsumed,
  refuseUrls,
  type ConsumedPackages,
} from '@narthex/shared-contracts/consumed-packages';
import { NODE_BUILDS } from '../../../builds/packages/remote-package';
import {
  checkDepartments,
  checkGuards,
  checkMounts,
  checkPaths,
  checkSize,
  decide,
  kilobytes,
  type ClaimedVersion,
} from '../grants/grant-checks';
import type { GrantRow } from '../grants/grant-repository';
import type { Queryable } from '../../../database/database-handle';
import { describeWaiting, listMissingUses, listOtherMounts, readClaims } from '../claims/coverage';

/** Describes a version that is about to be published, and everything it is checked against. */
export interface ReleaseCandidate extends Omit<ClaimedVersion, 'grant'> {
  /**
   * Lists the packages and names that the version takes from the shell; undefined if its manifest doesn't list them.
   */
  readonly taken: ConsumedPackages | undefined;
  readonly fileNames: readonly string[];
  readonly grant: GrantRow | undefined;
  /** Is the size of the live version in bytes, as it is sent. */
  readonly liveSize: number | null;
}

interface GrantedCandidate extends ReleaseCandidate {
  readonly grant: GrantRow;
}
type Check = (candidate: GrantedCandidate) => CheckResult;

/** Growth beyond this factor gets a warning. */
const GROWTH_WARNING_FACTOR = 1.1;

const checkContract: Check = ({ descriptor: { contract } }) =>
  decide(
    'contract',
    SUPPORTED_CONTRACTS.includes(contract)
      ? []
      : [
          `It speaks contract ${contract}; this site knows ${SUPPORTED_CONTRACTS.join(', ')}. Build it with the packages of this site.`,
        ],
    `It speaks contract ${contract}.`,
  );

const checkConsumed: Check = ({ taken }) =>
  decide('shared names', refuseConsumed(taken), 'It takes from the shell what this site shares.');

const checkOrigins: Check = ({ taken }) =>
  decide('origins', refuseUrls(taken), 'Its scripts and styles name no code of other origins.');

const isServerRendered = (fileNames: readonly string[]) =>
  NODE_BUILDS.some((file) => fileNames.includes(file));

const checkServerRendering: Check = ({ fileNames, grant }) =>
  decide(
    'server rendering',
    isServerRendered(fileNames) && grant.kind === 'isolated'
      ? ['It brings a Node build; the server runs code of core remotes only.']
      : [],
    isServerRendered(fileNames) ? 'The server may render its pages.' : 'Browsers render its pages.',
  );

const checkUses: Check = ({ descriptor: { uses = [] }, grant }) => {
  if (grant.kind === 'core') return decide('uses', [], 'It is a core remote, which runs with every right.');
  const never = uses.filter((use) => !isGrantable(use));
  if (never.length > 0) return decide('uses', [`No grant can allow ${never.join(', ')}.`], '');
  const missing = listMissingUses(uses, grant);
  if (missing.length > 0) return { name: 'uses', outcome: 'warning', message: describeWaiting(missing) };
  return decide(
    'uses',
    [],
    uses.length > 0 ? `It uses ${uses.join(', ')}; its grant allows them.` : 'It uses nothing of a person’s.',
  );
};

/** Adds a warning to the size if the version has grown a lot. */
const checkGrowth: Check = (candidate) => {
  const { size, liveSize } = candidate;
  const checked = checkSize(candidate);
  if (checked.outcome !== 'passed' || !liveSize || size <= liveSize * GROWTH_WARNING_FACTOR) return checked;
  const message = `${checked.message.slice(0, -1)}; the live version weighs ${kilobytes(liveSize)}.`;
  return { ...checked, outcome: 'warning', message };
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
  checkUses,
  checkGrowth,
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
  const claims = await readClaims(db);
  return {
    ...own,
    grant: claims.grants.get(name),
    others: listOtherMounts(claims, name),
    liveSize: claims.live.find(({ live: { remote } }) => remote === name)?.live.size ?? null,
  };
}
