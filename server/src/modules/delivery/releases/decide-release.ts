import type { ReleaseInput, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../../problem-error';
import type { RunRecord } from '../health/health-repository';

/** Contains everything that a decision depends on. */
export interface ReleaseFacts {
  readonly current: ReleaseState | null;
  /** Describes how the live version has run in browsers: it decides whether that version may become the fallback. */
  readonly liveRecord: RunRecord;
  /** Is the state before the last change; undefined if there was no change. */
  readonly beforeLastChange: ReleaseState | null | undefined;
}

const NOTHING_LIVE = t('Nothing of this remote is live yet. Publish a version first.');

/** Chooses the fallback after a change: a version that ran well, else one without reports, but never the live one. */
function chooseGood({ current, liveRecord }: ReleaseFacts, live: string): string | null {
  if (!current) return null;
  const candidates = {
    well: [current.live, current.good],
    unknown: [current.good, current.live],
    badly: [current.good],
  }[liveRecord];
  return candidates.find((version) => version !== null && version !== live) ?? null;
}

/** Returns the state of a remote after a change. Throws 409 if the change isn't possible in the current state. */
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
      // A version that was rolled back must not become the fallback.
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
