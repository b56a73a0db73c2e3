import { t } from '@narthex/shared-contracts/translate';
import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { Verdict } from '../health/outcome-repository';
import type { ReleaseCommand } from '../releases/change-release';
import { isWorse } from './is-worse';
import { ROLLOUT_WATCHED_MS } from '../delivery-policy';

/** Contains everything that the decision about a rollout depends on. */
export interface RolloutFacts {
  readonly state: ReleaseState;
  /** Is the time at which the live version became live. */
  readonly liveSince: Date;
  readonly verdicts: {
    readonly live: Verdict;
    readonly canary: Verdict | null;
    readonly good: Verdict | null;
  };
}

interface Judged {
  readonly version: string;
  readonly verdict: Verdict;
}

const compare = (worse: Judged, better: Judged) =>
  t(
    '{version} failed for {failed} of {visitors} visitors; {other} failed for {otherFailed} of {otherVisitors} visitors.',
    {
      version: worse.version,
      failed: worse.verdict.failed,
      visitors: worse.verdict.visitors,
      other: better.version,
      otherFailed: better.verdict.failed,
      otherVisitors: better.verdict.visitors,
    },
  );

/**
 * Decides what to do about a version that does worse than the one it replaces. Returns null if nothing must be done.
 */
export function judgeRollout(
  { state, liveSince, verdicts }: RolloutFacts,
  now = new Date(),
): ReleaseCommand | null {
  const expected_live = state.live;
  const { live, canary, good } = verdicts;
  if (state.canary && canary && isWorse(canary, live)) {
    const { version } = state.canary;
    const figures = compare({ version, verdict: canary }, { version: state.live, verdict: live });
    const reason = `${figures} ${t('The trial has ended by itself.')}`;
    return { action: 'canary', version, percent: 0, reason, expected_live };
  }
  const isNew = now.getTime() - liveSince.getTime() < ROLLOUT_WATCHED_MS;
  if (isNew && state.good !== null && good && isWorse(live, good)) {
    const figures = compare({ version: state.live, verdict: live }, { version: state.good, verdict: good });
    const reason = `${figures} ${t('It went back by itself.')}`;
    return { action: 'rollback', reason, expected_live };
  }
  return null;
}
