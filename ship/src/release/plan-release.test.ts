import { planRelease, ReleaseError } from './plan-release';

const INPUT = {
  version: '0.2.0',
  current: '0.1.0',
  changelog: '# Changes\n\n## Unreleased\n\n- Something.\n\n## 0.1.0, 2026-11-26\n',
  releases: { '0.1.0': '0002_passkeys' },
  newestMigration: '0003_roles',
  day: '2026-12-01',
};

it('dates the entry of what is new, and notes the newest migration', () => {
  expect(planRelease(INPUT)).toEqual({
    changelog: '# Changes\n\n## 0.2.0, 2026-12-01\n\n- Something.\n\n## 0.1.0, 2026-11-26\n',
    releases: { '0.1.0': '0002_passkeys', '0.2.0': '0003_roles' },
  });
});

it('compares versions by their numbers', () => {
  expect(planRelease({ ...INPUT, version: '0.10.0', current: '0.9.3' }).releases).toHaveProperty(['0.10.0']);
});

it.each([
  ['a version that isn’t one', { version: 'next' }],
  ['the same version', { version: '0.1.0' }],
  ['an older version', { version: '0.0.9' }],
  ['a release without an entry', { changelog: '# Changes\n\n## 0.1.0, 2026-11-26\n' }],
  ['a release with an empty entry', { changelog: '# Changes\n\n## Unreleased\n\n## 0.1.0, 2026-11-26\n' }],
])('refuses %s', (_, change) => {
  expect(() => planRelease({ ...INPUT, ...change })).toThrow(ReleaseError);
});
