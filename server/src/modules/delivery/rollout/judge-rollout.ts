import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { Verdict } from '../health/voice-repository';
import type { ReleaseCommand } from '../releases/change-release';
import { isWorse } from './is-worse';
import { ROLLOUT_WATCHED_MS } from '../delivery-policy';

/** What is known of a rollout. */
export interface RolloutFacts {
  readonly state: ReleaseState;
  /** Since when the live version is live. */
  readonly liveSince: Date;
  readonly verdicts: {
    readonly live: Verdict;
    readonly canary: Verdict | null;
    readonly good: Verdict | null;
  };
}

const describe = (version: string, { failed, visitors }: Verdict) =>
  `${version} failed for ${failed} of ${visitors} visitors`;

/** What to do about a version that does worse than the one it replaces; null where nothing has to be done. */
export function judgeRollout(
  { state, liveSince, verdicts }: RolloutFacts,
  now = new Date(),
): ReleaseCommand | null {
  const expected_live = state.live;
  const { live, canary, good } = verdicts;
  if (state.canary && canary && isWorse(canary, live)) {
    const reason = `${describe(state.canary.version, canary)}; ${describe(state.live, live)}. The trial has ended by itself.`;
    return { action: 'canary', version: state.canary.version, percent: 0, reason, expected_live };
  }
  const isNew = now.getTime() - liveSince.getTime() < ROLLOUT_WATCHED_MS;
  if (isNew && state.good !== null && good && isWorse(live, good)) {
    const reason = `${describe(state.live, live)}; ${describe(state.good, good)}. It went back by itself.`;
    return { action: 'rollback', reason, expected_live };
  }
  return null;
}
