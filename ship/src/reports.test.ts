import type { Health } from '@narthex/shared-contracts/schemas/remote-reports';
import type { RemoteDetail } from '@narthex/shared-contracts/schemas/releases';
import { describeCheck, describeHistory, describeRemote } from './reports';

const health: Health = { loads: 12, failures: 1, median_ms: 200, p95_ms: 800 };
const state = { live: 'v2', good: 'v1', canary: null, disabled: null };
const remote = (changes: Partial<RemoteDetail> = {}): RemoteDetail => ({
  id: 1,
  remote: 'music',
  title: 'Music',
  owner: 'Music ministry',
  state,
  changed_by: null,
  changed_at: null,
  can_undo: false,
  contract: 1,
  size: 2048,
  health: { hour: health, day: health },
  kind: 'isolated',
  waiting: null,
  newest_versions: ['v2'],
  grant: null,
  versions: [
    {
      version: 'v2',
      contract: 1,
      size: 2048,
      message: 'Songs',
      published_by: 'Key “Team”',
      is_signed: true,
      created_at: '2026-01-02T06:04:05.000+03:00',
      health: { hour: health, day: health },
    },
  ],
  changes: [],
  ...changes,
});

it('says in a line how a check went', () => {
  expect(describeCheck({ name: 'paths', outcome: 'refused', message: '/ is outside.' })).toBe(
    'NO  paths            / is outside.',
  );
  expect(describeCheck({ name: 'size', outcome: 'passed', message: '2 KB.' })).toMatch(/^ok {2}size/);
  expect(describeCheck({ name: 'size', outcome: 'warning', message: '2 KB.' })).toMatch(/^!! {2}size/);
});

it('says what is live, how it does, and what could be', () => {
  expect(describeRemote(remote()).split('\n')).toEqual([
    'Music (music), Music ministry',
    'v2 live, v1 to fall back to',
    'last day: 12 loads, 1 failures, median 200 ms, 95th percentile 800 ms',
    '  v2  2 KB  2026-01-02 03:04 UTC  Key “Team”  Songs',
  ]);
});

it('says which version waits, and for what', () => {
  const grant = { id: 1, version: 1, uses: [] };
  const waiting = { version: 'v3', uses: ['events.read', 'members.read'], grant };
  expect(describeRemote(remote({ waiting }))).toContain(
    'v3 waits until the grant allows events.read, members.read',
  );
});

it('says when nothing is live, when some try another version, and when it is switched off', () => {
  expect(describeRemote(remote({ state: null }))).toContain('nothing is live');
  const tried = { ...state, canary: { version: 'v3', percent: 10 }, disabled: 'Later' };
  expect(describeRemote(remote({ state: tried }))).toContain(
    'v2 live, v3 for 10 %, v1 to fall back to, switched off: “Later”',
  );
  const unknown = { ...health, median_ms: null, p95_ms: null };
  expect(describeRemote(remote({ health: { hour: unknown, day: unknown } }))).toContain('median –');
});

it('says who changed what, when and why', () => {
  const change = {
    id: 1,
    remote: 'music',
    action: 'rollback',
    before: state,
    after: { ...state, live: 'v1', good: null },
    reason: 'Songs are missing',
    by: 'Grace Achieng',
    created_at: '2026-01-02T06:04:05.000+03:00',
  };
  expect(describeHistory('music', [change])).toBe(
    '2026-01-02 03:04 UTC  rollback v1 live  (Grace Achieng: Songs are missing)',
  );
  expect(describeHistory('music', [])).toBe('Nothing of music has been live yet.');
});
