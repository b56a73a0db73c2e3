import type { FastifyInstance } from 'fastify';
import { SUPPORTED_CONTRACTS } from '@narthex/shared-contracts';
import type { ReleaseInput, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { Transaction } from '../../../database/database-handle';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../../problem-error';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import type { Writer } from '../../../writes/unit/writer';
import { readRunRecord } from '../health/health-repository';
import { describeWaiting, listMissingUses, listUncovered, readClaims, type Claims } from '../claims/coverage';
import { decideRelease } from './decide-release';
import {
  addChange,
  findDisabling,
  findLastChange,
  findState,
  listOnceLive,
  saveState,
} from './release-repository';
import { findVersion } from './version-repository';

/** Is like the API's input; without `expected_live` it replaces whatever is live. */
export type ReleaseCommand = ReleaseInput extends infer Input
  ? Input extends ReleaseInput
    ? Omit<Input, 'expected_live'> & { readonly expected_live?: string | null }
    : never
  : never;

function compare(current: ReleaseState | null, command: ReleaseCommand): void {
  const { expected_live } = command;
  if (expected_live === undefined || expected_live === (current?.live ?? null)) return;
  const refusal = problem(
    'conflict',
    `${current ? `${current.live} is live` : 'Nothing is live'}, not ${expected_live ?? 'nothing'}: somebody else changed it meanwhile. Look at what is live, and do it again if yours should replace it.`,
  );
  refusal.conflict = { current: { ...current }, current_version: 0, submitted: command };
  throw refusal;
}

/** Throws 403 if somebody without an account, such as a key, switches on what somebody else switched off. */
async function requireEnabler(
  tx: Transaction,
  remote: string,
  { actor_id: actorId, actor_label: actorLabel }: Writer,
): Promise<void> {
  if (actorId !== null) return;
  const disabling = await findDisabling(tx, remote);
  if (disabling?.actor_id === null && disabling.actor_label === actorLabel) return;
  throw problem(
    'forbidden',
    t('{name} switched it off, so only a person of the communications team can switch it on again.', {
      name: disabling?.actor_label ?? 'Narthex',
    }),
  );
}

/** Returns the state with a fallback that the grant covers. Throws 409 if it doesn't cover what visitors would get. */
async function requireCovered(
  tx: Transaction,
  remote: string,
  { claims, current, next }: { claims: Claims; current: ReleaseState | null; next: ReleaseState },
): Promise<ReleaseState> {
  const refuse = async (version: string) => {
    const row = await findVersion(tx, remote, version);
    return row ? listUncovered(claims, row) : [t('{remote} has no version {version}.', { remote, version })];
  };
  // An uncovered version may only be switched off.
  const served =
    next.disabled !== null && next.live === current?.live
      ? []
      : [next.live, next.canary?.version ?? next.live];
  for (const version of new Set(served)) {
    const reasons = await refuse(version);
    if (reasons.length > 0)
      throw problem(
        'conflict',
        t('Its grant does not cover {version}: {reasons}', { version, reasons: reasons.join(' ') }),
      );
  }
  const hasGood = next.good !== null && (await refuse(next.good)).length === 0;
  return hasGood ? next : { ...next, good: null };
}

/**
 * Throws 409 for a version that asks for more than its grant allows. The way back is always open: such a version only
 * runs with fewer uses.
 */
async function requireAllowedUses(
  tx: Transaction,
  remote: string,
  { claims, command }: { claims: Claims; command: ReleaseCommand },
): Promise<void> {
  const version = 'version' in command ? command.version : undefined;
  const grant = claims.grants.get(remote);
  if (!version || !grant || (command.action === 'canary' && command.percent === 0)) return;
  if (command.action === 'rollback' && (await listOnceLive(tx, remote)).includes(version)) return;
  const row = await findVersion(tx, remote, version);
  const missing = listMissingUses(row?.descriptor.uses, grant);
  if (missing.length > 0) throw problem('conflict', describeWaiting(missing));
}

async function requireRunnable(tx: Transaction, remote: string, version: string): Promise<void> {
  const row = await findVersion(tx, remote, version);
  if (!row) throw problem('not_found', `${remote} has no version ${version}.`);
  const { contract } = row.descriptor;
  if (!SUPPORTED_CONTRACTS.includes(contract))
    throw problem('conflict', `${version} speaks contract ${contract}, which this site doesn't know.`);
}

const isSame = (a: ReleaseState | null, b: ReleaseState) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Changes what visitors get of a remote, inside a unit of work: it compares with what is live, changes it and records
 * the change. Resolves with the new state.
 */
export async function applyRelease(
  { tx, audit, invalidates }: UnitOfWork,
  writer: Writer,
  remote: string,
  command: ReleaseCommand,
): Promise<ReleaseState> {
  const current = await findState(tx, remote, { forUpdate: true });
  compare(current, command);
  const last = await findLastChange(tx, remote);
  const decided = decideRelease(
    { ...command, expected_live: null },
    {
      current,
      liveRecord: current ? await readRunRecord(tx, remote, current.live) : 'unknown',
      beforeLastChange: last?.before,
    },
  );
  if (isSame(current, decided)) return decided;
  if (current && current.disabled !== null && decided.disabled === null)
    await requireEnabler(tx, remote, writer);
  await requireRunnable(tx, remote, decided.live);
  if (decided.canary) await requireRunnable(tx, remote, decided.canary.version);
  const claims = await readClaims(tx);
  await requireAllowedUses(tx, remote, { claims, command });
  const next = await requireCovered(tx, remote, { claims, current, next: decided });
  await saveState(tx, remote, next);
  const { action, reason } = command;
  await addChange(tx, writer, { remote, action, before: current, after: next, reason });
  await audit({
    action: `remote.${action}`,
    subjectType: 'remote',
    subjectId: remote,
    ...(current && { before: { ...current } }),
    after: { ...next, reason },
  });
  invalidates('remotes');
  return next;
}

/** Does the same in a unit of work of its own. */
export function changeRelease(
  app: FastifyInstance,
  writer: Writer,
  remote: string,
  command: ReleaseCommand,
): Promise<ReleaseState> {
  return app.unitOfWorkBy(writer, (unit) => applyRelease(unit, writer, remote, command));
}
