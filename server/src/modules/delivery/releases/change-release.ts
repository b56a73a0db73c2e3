import type { FastifyInstance } from 'fastify';
import { SUPPORTED_CONTRACTS } from '@narthex/shared-contracts';
import type { ReleaseInput, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { Transaction } from '../../../database/database-handle';
import { problem } from '../../../problem-error';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import type { Writer } from '../../../writes/unit/writer';
import { readRunRecord } from '../health/health-repository';
import { decideRelease } from './decide-release';
import { addChange, findLastChange, findState, saveState } from './release-repository';
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
    `${current ? `${current.live} is live` : 'Nothing is live'}, not ${expected_live ?? 'nothing'}: somebody else changed it.`,
  );
  refusal.conflict = { current: { ...current }, current_version: 0, submitted: command };
  throw refusal;
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
  const next = decideRelease(
    { ...command, expected_live: null },
    {
      current,
      liveRecord: current ? await readRunRecord(tx, remote, current.live) : 'unknown',
      beforeLastChange: last?.before,
    },
  );
  if (isSame(current, next)) return next;
  await requireRunnable(tx, remote, next.live);
  if (next.canary) await requireRunnable(tx, remote, next.canary.version);
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
