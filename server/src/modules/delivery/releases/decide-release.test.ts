import type { ReleaseInput, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { decideRelease, type ReleaseFacts } from './decide-release';

const state = (changes: Partial<ReleaseState> = {}): ReleaseState => ({
  live: 'v2',
  good: 'v1',
  canary: null,
  disabled: null,
  ...changes,
});
const facts = (changes: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  current: state(),
  liveRecord: 'well',
  beforeLastChange: undefined,
  ...changes,
});
/** Omits the fields that every change has. */
type Change = Record<string, unknown> & Pick<ReleaseInput, 'action'>;
const decide = (change: Change, given = facts()) =>
  decideRelease({ reason: 'Test', expected_live: null, ...change } as ReleaseInput, given);

describe('making a version live', () => {
  const live = { action: 'live', version: 'v3' } as const;

  it('keeps the one before it to fall back to, when it ran well', () => {
    expect(decide(live)).toEqual(state({ live: 'v3', good: 'v2' }));
  });

  it('keeps the last good one when the one before it ran badly', () => {
    expect(decide(live, facts({ liveRecord: 'badly' }))).toEqual(state({ live: 'v3', good: 'v1' }));
  });

  it('falls back to what was live when nothing better is known', () => {
    const given = facts({ current: state({ good: null }), liveRecord: 'unknown' });
    expect(decide(live, given).good).toBe('v2');
    expect(decide(live, { ...given, liveRecord: 'badly' }).good).toBeNull();
  });

  it('never falls back to itself', () => {
    const given = facts({ current: state({ good: 'v3' }), liveRecord: 'badly' });
    expect(decide(live, given).good).toBeNull();
  });

  it('ends a canary, and leaves a remote that is switched off that way', () => {
    const current = state({ canary: { version: 'v3', percent: 10 }, disabled: 'Later' });
    expect(decide(live, facts({ current }))).toEqual(state({ live: 'v3', good: 'v2', disabled: 'Later' }));
  });

  it('is possible where nothing was live', () => {
    expect(decide(live, facts({ current: null }))).toEqual(state({ live: 'v3', good: null }));
  });

  it('of what is live already changes nothing but a canary', () => {
    expect(decide({ action: 'live', version: 'v2' })).toEqual(state());
  });
});

describe('a canary', () => {
  it('stands beside what is live', () => {
    const canary = { version: 'v3', percent: 10 };
    expect(decide({ action: 'canary', ...canary })).toEqual(state({ canary }));
  });

  it('ends with nought per cent', () => {
    const current = state({ canary: { version: 'v3', percent: 10 } });
    expect(decide({ action: 'canary', version: 'v3', percent: 0 }, facts({ current }))).toEqual(state());
  });

  it('cannot be what everybody has', () => {
    expect(() => decide({ action: 'canary', version: 'v2', percent: 10 })).toThrow(
      'live for everybody already',
    );
  });
});

describe('a rollback', () => {
  it('goes to the last good version and forgets the one it comes from', () => {
    const current = state({ canary: { version: 'v3', percent: 10 } });
    expect(decide({ action: 'rollback' }, facts({ current }))).toEqual(state({ live: 'v1', good: null }));
  });

  it('goes to the version that is named', () => {
    expect(decide({ action: 'rollback', version: 'v0' })).toEqual(state({ live: 'v0' }));
  });

  it('needs a version that ran well', () => {
    const given = facts({ current: state({ good: null }) });
    expect(() => decide({ action: 'rollback' }, given)).toThrow('Name the version');
    expect(() => decide({ action: 'rollback', version: 'v2' })).toThrow('v2 is live already');
  });
});

it('switches off with a message, and on again', () => {
  const off = decide({ action: 'disable', message: 'Back on Monday.' });
  expect(off).toEqual(state({ disabled: 'Back on Monday.' }));
  expect(decide({ action: 'enable' }, facts({ current: off }))).toEqual(state());
});

it('undoes the last change', () => {
  const before = state({ live: 'v1', good: null });
  expect(decide({ action: 'undo' }, facts({ beforeLastChange: before }))).toEqual(before);
  expect(() => decide({ action: 'undo' }, facts({ beforeLastChange: null }))).toThrow(
    'Nothing was live before',
  );
});

it.each<Change>([
  { action: 'canary', version: 'v3', percent: 10 },
  { action: 'rollback' },
  { action: 'disable', message: 'Off' },
  { action: 'enable' },
  { action: 'undo' },
])('needs something live: $action', (change) => {
  expect(() => decide(change, facts({ current: null }))).toThrow('Publish a version first');
});
