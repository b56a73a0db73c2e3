import { groupByPattern, pairWithEarlier } from './group-by-pattern';

const named = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, integrity]) => ({ file, integrity }));

it('groups the versions of a file, each once and in their order', () => {
  const groups = groupByPattern(
    named({
      'page.00000002.js': 'second',
      'page.00000001.js': 'first',
      'page.00000003.js': 'first',
      'page.00000001.js.br': 'compressed',
      'page.sw.00000001.js': 'Swahili',
      'face.00000001.woff2': 'a font',
    }),
  );
  expect([...groups]).toEqual([
    ['page.*.js', ['second', 'first']],
    ['page.sw.*.js', ['Swahili']],
  ]);
});

it('pairs a new file with the latest three of its pattern, and leaves one without any alone', () => {
  const earlier = new Map([['page.*.js', ['fourth', 'third', 'second', 'first']]]);
  const build = new Map([
    ['page.00000005.js', 'fifth'],
    ['page.00000005.js.br', 'compressed'],
    ['other.00000001.js', 'other'],
    ['face.00000001.woff2', 'a font'],
  ]);
  expect([...pairWithEarlier(build, earlier)]).toEqual([
    { file: 'fifth', compressed: 'compressed', earlier: 'fourth' },
    { file: 'fifth', compressed: 'compressed', earlier: 'third' },
    { file: 'fifth', compressed: 'compressed', earlier: 'second' },
  ]);
});
