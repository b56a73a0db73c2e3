import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { translateMessage } from '../../../responses/translate-message';
import { ROLLOUT_WATCHED_MS } from '../delivery-policy';
import { judgeRollout, type RolloutFacts } from './judge-rollout';

const NOW = new Date('2026-11-20T12:00:00Z');
const verdict = (failed: number) => ({ failed, visitors: 40, accounts: 0, failedSources: failed });
const state = (changes: Partial<ReleaseState> = {}): ReleaseState => ({
  live: 'v2',
  good: 'v1',
  canary: null,
  disabled: null,
  ...changes,
});
const judge = (facts: Partial<RolloutFacts>) =>
  judgeRollout(
    {
      state: state(),
      liveSince: new Date(NOW.getTime() - 1_000),
      verdicts: { live: verdict(0), canary: null, good: verdict(0) },
      ...facts,
    },
    NOW,
  );
const FAILING = { live: verdict(30), canary: null, good: verdict(0) };

it('leaves alone what works', () => {
  expect(judge({})).toBeNull();
});

it('takes a failing version back in its first hours, and never later', () => {
  expect(judge({ verdicts: FAILING })).toMatchObject({ action: 'rollback', expected_live: 'v2' });
  const before = (ms: number) => ({ verdicts: FAILING, liveSince: new Date(NOW.getTime() - ms) });
  expect(judge(before(ROLLOUT_WATCHED_MS - 1))?.action).toBe('rollback');
  expect(judge(before(ROLLOUT_WATCHED_MS))).toBeNull();
});

it('has nothing to go back to where no version ran well, or the other one fails as well', () => {
  expect(judge({ verdicts: FAILING, state: state({ good: null }) })).toBeNull();
  expect(judge({ verdicts: { ...FAILING, good: verdict(30) } })).toBeNull();
});

it('says why it takes a version back', () => {
  expect(judge({ verdicts: FAILING })).toEqual({
    action: 'rollback',
    expected_live: 'v2',
    reason: 'v2 failed for 30 of 40 visitors; v1 failed for 0 of 40 visitors. It went back by itself.',
  });
});

it('decides nothing without reports of the other version', () => {
  expect(judge({ verdicts: { ...FAILING, good: null } })).toBeNull();
  const canary = { version: 'v3', percent: 25 };
  const verdicts = { live: verdict(0), canary: null, good: verdict(0) };
  expect(judge({ state: state({ canary }), verdicts })).toBeNull();
});

it('ends a trial, and keeps what is live', () => {
  const canary = { version: 'v3', percent: 25 };
  const facts = { state: state({ canary }), verdicts: { ...FAILING, live: verdict(0), canary: verdict(30) } };
  expect(judge(facts)).toEqual({
    action: 'canary',
    version: 'v3',
    percent: 0,
    expected_live: 'v2',
    reason: 'v3 failed for 30 of 40 visitors; v2 failed for 0 of 40 visitors. The trial has ended by itself.',
  });
});

it('says in Swahili too why a version is taken back, with the name of its remote before it', () => {
  const reason = judge({ verdicts: FAILING })?.reason ?? '';
  expect(translateMessage(`Youth: ${reason}`, 'sw')).toBe(
    'Youth: v2 imeshindwa kwa wageni 30 kati ya 40; v1 kwa 0 kati ya 40. Toleo la awali limerudi lenyewe.',
  );
});
