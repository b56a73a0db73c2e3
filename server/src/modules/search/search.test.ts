import { sql } from 'drizzle-orm';
import { plainDate, toExactOffsetTime } from '@narthex/shared-contracts';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { withTestApp } from '../../../test/build-app';
import { createAnnouncement, createEvent, createLeader, createSermon } from '../../../test/content-factories';
import { namedWriter } from '../../writes/unit/writer';
import { buildSearchQuery } from './routes';

const app = withTestApp();

async function search(q: string, headers: Record<string, string> = {}): Promise<readonly SearchHit[]> {
  const response = await app().inject({ method: 'GET', url: '/api/v1/search', query: { q }, headers });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: SearchHit[] }>().data;
}

const find = async (q: string) => (await app().inject({ url: '/api/v1/search', query: { q } })).json();
const found = async (q: string) => (await search(q)).map(({ kind, title }) => `${kind}: ${title}`);

it('finds every kind of content, pages and what is on them by their paths', async () => {
  const event = await createEvent(app(), { title: 'Harvest festival', location: 'Great lawn' });
  const sermon = await createSermon(app(), { title: 'A field at harvest' });
  const announcement = await createAnnouncement(app(), { title: 'Baskets for the harvest' });
  await createLeader(app(), { name: 'Harvest Wekesa', category: 'elders' });
  const hits = await search('harvest');
  expect(hits.map(({ kind, path }) => [kind, path])).toEqual([
    ['event', `/Events/${event.id}`],
    ['sermon', `/Sermons/${sermon.id}`],
    ['announcement', `/Announcements#announcement-${announcement.id}`],
    ['leader', '/leadership?category=elders'],
  ]);
  expect(hits[0]?.date?.slice(0, 19)).toBe(toExactOffsetTime(event.start_datetime).slice(0, 19));
});

it('shows nobody what is not public', async () => {
  await createEvent(app(), { title: 'Hidden picnic', status: 'draft' });
  await createSermon(app(), { title: 'Hidden sermon', status: 'archived' });
  await createAnnouncement(app(), { title: 'Hidden for now', is_active: false });
  await createAnnouncement(app(), {
    title: 'Hidden until it is over',
    end_date: plainDate(new Date(Date.now() - 3 * 24 * 3_600_000)),
  });
  await createLeader(app(), { name: 'Hidden Otieno', status: 'inactive' });
  expect(await found('hidden')).toEqual([]);
});

it('finds all words in any form and order, and the beginnings of words', async () => {
  await createSermon(app(), { title: 'Praying with others', description: 'A sermon on patience.' });
  await createSermon(app(), { title: 'Patience', description: 'Nothing else.' });
  expect(await found('patience prays')).toEqual(['sermon: Praying with others']);
  expect(await found('pati')).toContain('sermon: Patience');
});

it('finds what a mistyped word means, and says for which word', async () => {
  await createEvent(app(), { title: 'Tambourine evening' });
  await app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('events'));
  expect(await find('tambuorine')).toMatchObject({
    data: [{ title: 'Tambourine evening' }],
    corrected: 'tambourine',
  });
  expect(await find('tambourine')).not.toHaveProperty('corrected');
  expect(await find('saxophone')).toEqual({ success: true, data: [] });
});

it('corrects by the words of what everybody may see only', async () => {
  await createEvent(app(), { title: 'Clandestine picnic', status: 'draft' });
  await app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('events'));
  expect(await find('clandestyne')).toEqual({ success: true, data: [] });
});

it('puts what is named so before what only mentions it', async () => {
  await createEvent(app(), { title: 'Choir visit', description: 'They come with drums.' });
  await createEvent(app(), {
    title: 'Drums for beginners',
    description: 'Bring nothing.',
    start_datetime: new Date(Date.now() - 40 * 24 * 3_600_000),
  });
  expect(await found('drums')).toEqual(['event: Drums for beginners', 'event: Choir visit']);
});

it('marks the words in an excerpt', async () => {
  await createSermon(app(), { title: 'Rain', description: 'Elijah waited for a small cloud over the sea.' });
  const [hit] = await search('clouds');
  expect(hit?.excerpt.filter(({ is_match }) => is_match)).toEqual([{ text: 'cloud', is_match: true }]);
  expect(hit?.excerpt.map(({ text }) => text).join('')).toContain('waited for a small cloud');
});

describe('with accents and apostrophes on one side only', () => {
  beforeAll(async () => {
    await createLeader(app(), { name: 'José Wamũyũ', biography: 'He sings with Ng’ang’a and Zoë.' });
    await createEvent(app(), {
      title: "Visit to Ng'ang'a",
      description: 'RSVP to <office@x.org> or <https://zoom.us/j/1>, if a<b',
    });
    await createSermon(app(), {
      title: 'Naïve faith',
      sermon_text: '<p>Salt &amp; l<b>igh</b>t, n’est-ce pas?</p>',
    });
    await createEvent(app(), { title: 'Soiree', translations: { sw: { title: 'Jioni ya Müller' } } });
  });

  it.each([
    ['jose', ['leader: José Wamũyũ']],
    ['Jose\u0301 WAMU\u0303YU\u0303', ['leader: José Wamũyũ']],
    ['wamuyu', ['leader: José Wamũyũ']],
    ["ng'ang'a", ["event: Visit to Ng'ang'a", 'leader: José Wamũyũ']],
    ['Ng’ang’a', ["event: Visit to Ng'ang'a", 'leader: José Wamũyũ']],
    ['nganga zoe', ['leader: José Wamũyũ']],
    ['naive', ['sermon: Naïve faith']],
    ['light nest', ['sermon: Naïve faith']],
    ['soirée', ['event: Soiree']],
    ['office@x.org zoom', ["event: Visit to Ng'ang'a"]],
  ])('finds by %j', async (q, hits) => {
    expect(await found(q)).toEqual(hits);
  });

  it('shows the text as it was written, and marks what was found', async () => {
    const excerptOf = async (q: string) => (await search(q))[0]?.excerpt ?? [];
    const read = (parts: SearchHit['excerpt']) => parts.map(({ text }) => text).join('');
    const leader = (await search('nganga zoe'))[0]?.excerpt ?? [];
    expect(leader.filter(({ is_match }) => is_match).map(({ text }) => text)).toEqual(['Ng’ang’a', 'Zoë']);
    expect(read(await excerptOf('zoom'))).toBe('RSVP to <office@x.org> or <https://zoom.us/j/1>, if a<b');
    expect(read(await excerptOf('naive light'))).toContain('Salt & light, n’est-ce pas?');
    expect((await search('muller', { 'accept-language': 'sw' }))[0]?.title).toBe('Jioni ya Müller');
  });
});

describe('where there are very many rows', () => {
  /** Creates sermons, each a day later than the one before. */
  const createSermons = (title: string, total: number, since: string) =>
    app().db.execute(sql`insert into sermons (title, description, speaker, sermon_date)
      select ${title}::text || n, 'x', 'y', ${since}::date + n from generate_series(1, ${total}::integer) n`);
  const newest = (word: string, last: number) =>
    Array.from({ length: 8 }, (_, index) => `sermon: ${word} ${last - index}`);

  beforeAll(async () => {
    await createSermon(app(), { title: 'Candlestick', sermon_date: '1990-01-01' });
    await createSermons('Lampstand ', 5_100, '1991-01-01');
    await createSermons('Parchment ', 400, '2008-01-01');
    await createSermons('Lodestar ', 600, '2010-01-01');
  });

  it.each([
    ['nearly all of the newest', 'lodestar', newest('Lodestar', 600)],
    ['some of the others', 'parchment', newest('Parchment', 400)],
    ['most of the others', 'lampstand', newest('Lampstand', 5_100)],
    ['a single old one', 'candlestick', ['sermon: Candlestick']],
    ['none', 'xylophone', []],
  ])('shows the newest of those with a word that %s have', async (_, word, titles) => {
    expect(await found(word)).toEqual(titles);
  });
});

describe('in Swahili', () => {
  const searchInSwahili = (q: string) => search(q, { 'accept-language': 'sw' });

  it('finds what editors wrote in it, and shows that', async () => {
    const event = await createEvent(app(), {
      title: 'Evening of lanterns',
      description: 'Bring a candle.',
      translations: { sw: { title: 'Jioni ya kandili', description: 'Leta mshumaa wako.' } },
    });
    const [hit, ...others] = await searchInSwahili('kandili mshumaa');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ title: 'Jioni ya kandili', path: `/Events/${event.id}` });
    expect(hit?.excerpt.filter(({ is_match }) => is_match)).toEqual([{ text: 'mshumaa', is_match: true }]);
    expect(hit).not.toHaveProperty('untranslated');
    expect(await searchInSwahili('lanterns')).toEqual([]);
    expect(await found('kandili')).toEqual([]);
  });

  it('finds what is still in English, and says so', async () => {
    await createSermon(app(), {
      title: 'The tent-maker',
      description: 'Paul worked with his hands.',
      translations: { sw: { title: 'Mshona mahema' } },
    });
    expect(await searchInSwahili('mahema')).toMatchObject([
      { title: 'Mshona mahema', untranslated: ['excerpt'] },
    ]);
    expect(await searchInSwahili('hands')).toMatchObject([{ title: 'Mshona mahema' }]);
    await createAnnouncement(app(), { title: 'Keys were found', content: 'In the choir loft.' });
    expect(await searchInSwahili('loft')).toMatchObject([
      { title: 'Keys were found', untranslated: ['title', 'excerpt'] },
    ]);
  });

  it('finds leaders by name and by office', async () => {
    await createLeader(app(), {
      name: 'Zawadi Nekesa',
      title: 'Treasurer',
      translations: { sw: { title: 'Mhazini' } },
    });
    const [hit] = await searchInSwahili('mhazini zawadi');
    expect(hit?.title).toBe('Zawadi Nekesa');
    expect(hit).not.toHaveProperty('untranslated');
  });
});

it.each(['', '  ', "'; drop table events; --", '& | ! ( )', 'the', ':*', '\\', '%', '😀'])(
  'finds nothing and breaks nothing for %p',
  async (q) => {
    expect(Array.isArray(await search(q))).toBe(true);
  },
);

it('refuses what nobody types', async () => {
  const response = await app().inject({ url: '/api/v1/search', query: { q: 'x'.repeat(101) } });
  expect(response.statusCode).toBe(422);
});

it('reads what is typed as words', () => {
  expect(buildSearchQuery('Ng’ang’a')).toBe('nganga:*');
  expect(buildSearchQuery(' Psalm 23, “Mchungaji” ')).toBe('psalm:* & 23:* & mchungaji:*');
});
