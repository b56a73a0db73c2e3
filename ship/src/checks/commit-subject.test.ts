import { checkSubject } from './commit-subject';

it.each([
  'feat(server): events are listed page by page',
  'perf(public-site): the slider loads shortly before it moves',
  'fix(shell,public-site): the menu closes',
  'docs(build): how a remote is added\n\nA longer body that says why, as long as it likes to be, on any number of lines.',
  `fix(e2e): ${'a'.repeat(62)}`,
  'docs: what a change of the whole repository says',
  'Merge branch wt-pages',
  'Revert "feat(server): events are listed page by page"',
])('takes %j', (message) => {
  expect(checkSubject(message)).toBeNull();
});

it.each([
  `fix(e2e): ${'a'.repeat(63)}`,
  'events are listed page by page',
  'feature(server): events are listed page by page',
  'feat(): events are listed page by page',
  'feat(server) events are listed page by page',
  'feat(Server): events are listed page by page',
  'feat(server): events are listed page by page.',
  'feat(server): ',
  '',
])('refuses %j', (message) => {
  expect(checkSubject(message)).toMatch(/^The subject/);
});
