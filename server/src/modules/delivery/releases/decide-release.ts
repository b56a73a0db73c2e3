import type { ReleaseInput, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../../problem-error';
import type { RunRecord } from '../health/health-repository';

/** What a decision is made from. */
export interface ReleaseFacts {
  readonly current: ReleaseState | null;
  /** How the live version has run in browsers: whether it may stand in for the next one. */
  readonly liveRecord: RunRecord;
  /** What was before the last change; undefined without one. */
  readonly beforeLastChange: ReleaseState | null | undefined;
}

const NOTHING_LIVE = t('Nothing of this remote is live yet. Publish a version first.');

/** What stands in after a change: what ran well, else what nobody has complained of, and never what is live itself. */
function chooseGood({ current, liveRecord }: ReleaseFacts, live: string): string | null {
  if (!current) return null;
  const candidates = {
    well: [current.live, current.good],
    unknown: [current.good, current.live],
    badly: [current.good],
  }[liveRecord];
  return candidates.find((version) => version !== null && version !== live) ?? null;
}

/** What visitors get after a change. Throws 409 where it can't be made from what is live now. */
export function decideRelease(input: ReleaseInput, facts: ReleaseFacts): ReleaseState {
  const { current } = facts;
  if (input.action === 'live') {
    return {
      live: input.version,
      good: current?.live === input.version ? current.good : chooseGood(facts, input.version),
      canary: null,
      disabled: current?.disabled ?? null,
    };
  }
  if (!current) throw problem('conflict', NOTHING_LIVE);
  switch (input.action) {
    case 'canary': {
      if (input.version === current.live)
        throw problem('conflict', `${input.version} is live for everybody already.`);
      const canary = input.percent === 0 ? null : { version: input.version, percent: input.percent };
      return { ...current, canary };
    }
    case 'rollback': {
      const target = input.version ?? current.good;
      if (target === null)
        throw problem('conflict', t('No earlier version has run well. Name the version to go back to.'));
      if (target === current.live) throw problem('conflict', `${target} is live already.`);
      // What one goes back from is not what stands in.
      const good = current.good === target ? null : current.good;
      return { ...current, live: target, good, canary: null };
    }
    case 'disable':
      return { ...current, disabled: input.message };
    case 'enable':
      return { ...current, disabled: null };
    case 'undo': {
      if (!facts.beforeLastChange)
        throw problem('conflict', t('Nothing was live before the first version. Switch it off instead.'));
      return facts.beforeLastChange;
    }
  }
}
