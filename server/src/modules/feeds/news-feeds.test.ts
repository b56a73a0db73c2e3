import Parser from 'rss-parser';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { createAnnouncement, createSermon } from '../../../test/content-factories';
import { media } from '../../database/schema/media';
import { originalPath } from '../../media/drive';
import { openMp3Encoder } from '@narthex/demo/mp3-encoder';
import { organTone, SAMPLE_RATE } from '@narthex/demo/organ-tone';

const app = withTestApp();
const headers = { host: 'church.example' };
const read = async (url: string) => {
  const response = await app().inject({ url, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const parser = new Parser({
    customFields: {
      feed: ['language', 'itunes:explicit', 'itunes:type', 'itunes:category', 'itunes:image'],
      item: ['enclosure', 'itunes:explicit', 'itunes:author', 'itunes:duration'],
    },
  });
  return { response, feed: await parser.parseString(response.body) };
};

describe('the podcast', () => {
  const key = 'a-lamp-1a2b3c4d.mp3';
  let bytes: Buffer;

  beforeAll(async () => {
    const encode = await openMp3Encoder();
    ({ bytes } = encode(organTone(1), SAMPLE_RATE));
    await app().media.drive.disk.put(originalPath(key), bytes);
    await app()
      .db.insert(media)
      .values({ key, kind: 'audio', content_type: 'audio/mpeg', bytes: bytes.length, seconds: 11 });
    await createSermon(app(), { title: 'Older & <wiser>', sermon_date: '2026-10-03', audio_file: key });
    await createSermon(app(), { title: 'Newer', sermon_date: '2026-10-10', audio_file: `/media/${key}` });
    await createSermon(app(), { title: 'Only read', sermon_date: '2026-10-11' });
    await createSermon(app(), { title: 'Draft', status: 'draft', audio_file: key });
  });

  it('holds what can be heard, with lasting names and real lengths', async () => {
    const { feed, response } = await read('/podcast.xml');
    expect(feed.items.map(({ title }) => title)).toEqual(['Newer', 'Older & <wiser>']);
    const [newest] = feed.items;
    expect(newest?.guid).toMatch(/^sermon-\d+@church$/);
    expect(newest?.enclosure).toEqual({
      url: `http://church.example/media/${key}`,
      length: String(bytes.length),
      type: 'audio/mpeg',
    });
    expect(newest?.['itunes:duration']).toBe('11');
    expect(newest?.isoDate).toBe('2026-10-10T08:00:00.000Z');
    expect(feed).toMatchObject({ language: 'en', 'itunes:explicit': 'false', 'itunes:type': 'episodic' });
    expect(response.body).toContain('<itunes:category text="Religion &amp; Spirituality">');
    expect(response.body).toContain('rel="self"');
  });

  it('lets a directory ask for the head and for a part of an episode', async () => {
    const { feed } = await read('/podcast.xml');
    const url = new URL(feed.items[0]?.enclosure?.url ?? '').pathname;
    const head = await app().inject({ method: 'HEAD', url });
    expect(head.headers).toMatchObject({
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
    });
    expect(head.body).toBe('');
    const part = await app().inject({ url, headers: { range: 'bytes=0-3' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(bytes.subarray(0, 4))).toBe(true);
    expect((await app().inject({ method: 'HEAD', url: '/podcast.xml' })).statusCode).toBe(200);
  });

  it('has a cover that directories take', async () => {
    const { feed } = await read('/podcast.xml');
    const cover = await app().inject(new URL(feed.itunes?.image ?? '').pathname);
    const { width, height, format } = await sharp(cover.rawPayload).metadata();
    expect({ format, isLarge: (width ?? 0) >= 1400, isSquare: width === height }).toEqual({
      format: 'jpeg',
      isLarge: true,
      isSquare: true,
    });
    expect(cover.rawPayload.length).toBeLessThan(512 * 1024);
  });
});

it('announces what is announced today and nothing else', async () => {
  const shown = await createAnnouncement(app(), {
    title: 'Choir & practice',
    content: 'In the hall.\nAt four.',
    start_date: '2026-01-05',
  });
  await createAnnouncement(app(), { title: 'Over', end_date: '2020-01-01' });
  await createAnnouncement(app(), { title: 'Resting', is_active: false });
  const { feed, response } = await read('/announcements.xml');
  expect(feed.items).toMatchObject([
    {
      title: 'Choir & practice',
      guid: `announcement-${shown.id}@church`,
      link: `http://church.example/Announcements#announcement-${shown.id}`,
      isoDate: '2026-01-04T21:00:00.000Z',
      content: 'In the hall.<br>At four.',
    },
  ]);
  const again = await app().inject({
    url: '/announcements.xml',
    headers: { ...headers, 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('orders news by its first day, or by when it was written where it has none', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const getDay = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  await createAnnouncement(app(), { title: 'News of day 9', created_at: daysAgo(30), start_date: getDay(9) });
  await createAnnouncement(app(), { title: 'News of day 6', created_at: daysAgo(6) });
  await createAnnouncement(app(), { title: 'News of day 3', created_at: daysAgo(20), start_date: getDay(3) });
  app().learnContentVersions([{ subject: 'announcements', version: 50 }]);
  const { feed } = await read('/announcements.xml');
  const titles = feed.items.map(({ title }) => title).filter((title) => title?.startsWith('News of day'));
  expect(titles).toEqual(['News of day 3', 'News of day 6', 'News of day 9']);
});

describe('on Swahili pages', () => {
  beforeAll(async () => {
    const { headers: session } = await signIn(app(), 'admin');
    const payload = {
      languages: 'en,sw',
      tagline: 'On the hill',
      about: 'A church.',
      translations: { sw: { tagline: 'Juu ya kilima', about: 'Kanisa.' } },
    };
    await app().inject({ method: 'PUT', url: '/api/v1/admin/settings', headers: session, payload });
  });

  it('has sermons with their Swahili texts, and the English ones they lack', async () => {
    const key = 'a-lantern-1a2b3c4d.mp3';
    await app()
      .db.insert(media)
      .values({ key, kind: 'audio', content_type: 'audio/mpeg', bytes: 9, seconds: 1 });
    const { id } = await createSermon(app(), {
      title: 'Light',
      description: 'A lamp for the way.',
      sermon_date: '2026-10-17',
      audio_file: key,
      translations: { sw: { title: 'Nuru' } },
    });
    const { feed, response } = await read('/podcast.xml?language=sw');
    expect(feed).toMatchObject({
      title: expect.stringMatching(/^Mahubiri ya /),
      description: 'Kanisa.',
      language: 'sw',
      link: 'http://church.example/sw/Sermons',
    });
    expect(feed.items[0]).toMatchObject({
      title: 'Nuru',
      content: 'A lamp for the way.',
      guid: `sermon-${id}@church`,
      link: `http://church.example/sw/Sermons/${id}`,
    });
    expect(response.body).toContain('href="http://church.example/podcast.xml?language=sw"');
    expect((await read('/podcast.xml')).feed.items[0]?.title).toBe('Light');
  });

  it('has announcements with their Swahili texts', async () => {
    const { id } = await createAnnouncement(app(), {
      title: 'Water is off',
      content: 'Until noon.',
      category: 'general',
      start_date: new Date().toISOString().slice(0, 10),
      translations: { sw: { title: 'Maji yamekatwa', content: 'Hadi saa sita mchana.' } },
    });
    const { feed } = await read('/announcements.xml?language=sw');
    expect(feed).toMatchObject({
      title: expect.stringMatching(/^Matangazo ya /),
      description: 'Juu ya kilima',
      language: 'sw',
    });
    expect(feed.items.find(({ guid }) => guid === `announcement-${id}@church`)).toMatchObject({
      title: 'Maji yamekatwa',
      content: 'Hadi saa sita mchana.',
      link: `http://church.example/sw/Announcements#announcement-${id}`,
      categories: ['Ya jumla'],
    });
  });
});
