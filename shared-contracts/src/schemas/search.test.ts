import { searchHitSchema, searchQuerySchema } from './search';

it.each([
  [{}, ''],
  [{ q: '  ' }, ''],
  [{ q: ' Daniel 7 ', page: '2' }, 'Daniel 7'],
  [{ q: `${'a'.repeat(100)} ` }, 'a'.repeat(100)],
])('the search %j looks for %p', (query, q) => {
  expect(searchQuerySchema.parse(query)).toEqual({ q });
});

it('looks for no more than 100 characters', () => {
  expect(searchQuerySchema.safeParse({ q: 'a'.repeat(101) }).success).toBe(false);
});

describe('what is found', () => {
  const HIT = {
    kind: 'sermon',
    title: 'The beasts of Daniel 7',
    path: '/Sermons/12',
    date: '2026-11-28',
    excerpt: [
      { text: 'Read ', is_match: false },
      { text: 'Daniel', is_match: true },
    ],
    untranslated: ['title'],
  };

  it('is told with its path and the words around it, and nothing else', () => {
    const [first, second] = HIT.excerpt;
    const raw = { ...HIT, rank: 0.6, excerpt: [{ ...first, start: 0 }, second] };
    expect(searchHitSchema.parse(raw)).toEqual(HIT);
  });

  it.each(['page', 'event', 'sermon', 'announcement', 'leader'])('may be a %s', (kind) => {
    const { untranslated: _, ...hit } = { ...HIT, kind, date: null };
    expect(searchHitSchema.parse(hit)).toEqual(hit);
  });

  it.each([
    [{ kind: 'member' }],
    [{ path: null }],
    [{ excerpt: [{ text: 'Daniel' }] }],
    [{ excerpt: 'Daniel' }],
    [{ untranslated: 'title' }],
  ])('is never told with %j', (changes) => {
    expect(searchHitSchema.safeParse({ ...HIT, ...changes }).success).toBe(false);
  });
});
