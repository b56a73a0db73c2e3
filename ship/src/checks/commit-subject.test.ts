import { checkSubject } from './commit-subject';

it.each([
  'feat(server): List events page by page',
  'perf(public-site): Load the slider shortly before it moves',
  'fix(shell,public-site): Close the menu',
  'docs(build): Tell how a remote is added\n\nA longer body that says why, as long as it likes to be, on any number of lines.',
  `fix(e2e): Wait ${'a'.repeat(57)}`,
  'docs: Say what concerns the whole repository',
  'fix(server): Process mail that is late',
  'fix(server): Bring back what was lost',
  'feat(server): Feed the index of the search',
  'Merge branch wt-pages',
  'Revert "feat(server): List events page by page"',
])('takes %j', (message) => {
  expect(checkSubject(message)).toBeNull();
});

it.each([
  `fix(e2e): Wait ${'a'.repeat(58)}`,
  'List events page by page',
  'feature(server): List events page by page',
  'feat(): List events page by page',
  'feat(server) List events page by page',
  'feat(Server): List events page by page',
  'feat(server): List events page by page.',
  'feat(server): list events page by page',
  'feat(server): ',
  '',
])('refuses %j', (message) => {
  expect(checkSubject(message)).toMatch(/^The subject/);
});

it.each(['Lists', 'Listing', 'Listed', 'The', 'What'])('refuses “%s” as the verb', (word) => {
  expect(checkSubject(`feat(server): ${word} events`)).toContain(`“${word}” is no verb in the imperative.`);
});
