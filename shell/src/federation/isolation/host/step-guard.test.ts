import { createStepGuard } from './step-guard';

const BASE = '/music-dashboard';
const guard = (isActive: boolean, now = () => 0) => createStepGuard(BASE, () => isActive, now);

it('lets code go anywhere within its mount', () => {
  const mayStep = guard(false);
  for (const to of [BASE, `${BASE}/songs?page=2#top`, '/Music-Dashboard/songs'])
    expect(mayStep(to)).toBe(true);
});

it('leads elsewhere only while the person uses the page', () => {
  expect(guard(false)('/admin/users')).toBe(false);
  expect(guard(false)('/music-dashboard-of-mine')).toBe(false);
  expect(guard(true)('/admin/users')).toBe(true);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/music-dashboard\\..\\..',
  'javascript:alert(1)',
  'music-dashboard',
  '',
  null,
  { pathname: '/' },
])('never goes to %p', (to) => {
  expect(guard(true)(to)).toBe(false);
});

it('stops a flood of steps, and forgets it after a while', () => {
  let now = 0;
  const mayStep = guard(true, () => now);
  const allowed = Array.from({ length: 100 }, () => mayStep(BASE)).filter(Boolean);
  expect(allowed).toHaveLength(30);
  now = 10_001;
  expect(mayStep(BASE)).toBe(true);
});
