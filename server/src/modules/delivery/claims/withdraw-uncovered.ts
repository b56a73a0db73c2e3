import { t } from '@narthex/shared-contracts/translate';
import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { appendAudit } from '../../../writes/audit-repository';
import { listCapableIds, notify } from '../../../writes/notify';
import { namedWriter } from '../../../writes/unit/writer';
import { RELEASES_LINK } from '../delivery-policy';
import { NOT_COVERED, listUncovered, readClaims } from './coverage';
import {
  addChange,
  findState,
  listChangedLast,
  listOnceLive,
  saveState,
} from '../releases/release-repository';
import { findVersion } from '../releases/version-repository';

const SYSTEM = namedWriter('Narthex');

/** Returns the state without what the grant doesn't cover, and the reasons as sentences. */
async function dropUncovered(
  tx: Queryable,
  remote: string,
  current: ReleaseState,
): Promise<{ readonly next: ReleaseState; readonly reasons: readonly string[] }> {
  const claims = await readClaims(tx);
  const refuse = async (version: string | null | undefined) => {
    const row = version ? await findVersion(tx, remote, version) : undefined;
    return row
      ? listUncovered(claims, row)
      : [t('{remote} has no version {version}.', { remote, version: String(version) })];
  };
  const isCovered = async (version: string | null | undefined) => (await refuse(version)).length === 0;
  const { live, canary, good } = current;
  const reasons = await refuse(live);
  const kept = {
    ...current,
    canary: (await isCovered(canary?.version)) ? canary : null,
    good: (await isCovered(good)) ? good : null,
  };
  if (reasons.length === 0) {
    const lost = canary && !kept.canary ? await refuse(canary.version) : [];
    return {
      next: kept,
      reasons:
        lost.length > 0
          ? [...lost, t('{version} is given to nobody.', { version: canary?.version ?? '' })]
          : [],
    };
  }
  for (const version of [good, ...(await listOnceLive(tx, remote))]) {
    if (version === live || !(await isCovered(version)) || version === null) continue;
    const next = { ...current, live: version, good: null, canary: null };
    return { next, reasons: [...reasons, t('{version} is live again.', { version })] };
  }
  const next = { live, good: null, canary: null, disabled: current.disabled ?? NOT_COVERED };
  return { next, reasons: [...reasons, t('No earlier version is covered, so it is switched off.')] };
}

/**
 * Takes back what the grant of a remote doesn't cover any more: the last version that it covers goes live, or the
 * remote is switched off. The history and the audit log name the server as the author. Returns true if anything changed.
 */
export async function withdrawUncovered(tx: Transaction, remote: string): Promise<boolean> {
  const current = await findState(tx, remote, { forUpdate: true });
  if (!current) return false;
  const { next, reasons } = await dropUncovered(tx, remote, current);
  if (JSON.stringify(next) === JSON.stringify(current)) return false;
  await saveState(tx, remote, next);
  // A fallback that is gone changes nothing that people see.
  const lost =
    reasons.join(' ') || t('{version} may not stand in any more.', { version: current.good ?? '' });
  const reason = t('Its grant does not cover it: {reasons}', { reasons: lost });
  await addChange(tx, SYSTEM, { remote, action: 'withdraw', before: current, after: next, reason });
  await appendAudit(tx, SYSTEM, {
    action: 'remote.withdraw',
    subjectType: 'remote',
    subjectId: remote,
    before: { ...current },
    after: { ...next, reason },
  });
  const text = t('{remote}: Its grant does not cover it: {reasons}', { remote, reasons: lost });
  await notify(tx, await listCapableIds(tx, 'delivery.release'), {
    kind: 'system',
    text,
    link: RELEASES_LINK,
  });
  return true;
}

/** Does the same for every remote, at the start of the server. The remote that changed last gives way to the others. */
export async function withdrawAllUncovered(app: FastifyInstance): Promise<readonly string[]> {
  const withdrawn: string[] = [];
  for (const remote of await listChangedLast(app.db)) {
    const isWithdrawn = await app.unitOfWorkBy(SYSTEM, async ({ tx, invalidates }) => {
      const isChanged = await withdrawUncovered(tx, remote);
      if (isChanged) invalidates('remotes');
      return isChanged;
    });
    if (isWithdrawn) withdrawn.push(remote);
  }
  return withdrawn;
}
