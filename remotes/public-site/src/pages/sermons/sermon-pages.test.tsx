import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, homeCalls, sermon } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import { hydratePage, servePage } from '../../testing/serve-page';

const done = (data: unknown) => ({ body: { success: true, data } });

afterEach(() => document.body.replaceChildren());

describe('sermons', () => {
  it('are listed with what there is to hear, how long it is and its size', async () => {
    await openPage('/Sermons', { 'GET /v1/sermons': done([sermon()]) });
    const link = await screen.findByRole('link', { name: 'The lamp that stays lit' });
    expect(link).toHaveAttribute('href', '/Sermons/1');
    expect(screen.getByRole('link', { name: /^Listen, 38 min, 117 KB/ })).toHaveAttribute(
      'href',
      '/media/lamp-1a2b3c4d.mp3',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages of sermons' })).not.toBeInTheDocument();
  });

  it('of earlier years are reached page by page', async () => {
    const requested: unknown[] = [];
    await openPage('/Sermons?page=2', {
      'GET /v1/sermons': ({ params }) => {
        requested.push(params);
        return { body: { success: true, data: [sermon()], meta: { page: 2, limit: 20, total: 41 } } };
      },
    });
    expect(await screen.findByText('41 sermons, page 2 of 3')).toBeInTheDocument();
    expect(requested).toEqual([{ limit: 20, page: 2 }]);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of sermons' }));
    expect(pages.getByRole('link', { name: 'Newer sermons' })).toHaveAttribute('href', '/Sermons#sermons');
    expect(pages.getByRole('link', { name: 'Older sermons' })).toHaveAttribute(
      'href',
      '/Sermons?page=3#sermons',
    );
  });

  it('lead back to the last page from beyond it', async () => {
    await openPage('/Sermons?page=9', {
      'GET /v1/sermons': { body: { success: true, data: [], meta: { page: 9, limit: 20, total: 41 } } },
    });
    expect(await screen.findByText('There are no more sermons.')).toBeInTheDocument();
    const back = screen.getByRole('link', { name: 'Newer sermons' });
    expect(back).toHaveAttribute('href', '/Sermons?page=3#sermons');
    expect(screen.queryByRole('link', { name: 'Older sermons' })).not.toBeInTheDocument();
  });

  it('begin with the latest in large, which is not said twice', async () => {
    const older = sermon({ id: 2, title: 'Bread in the wilderness' });
    await openPage('/Sermons', { 'GET /v1/sermons': done([sermon(), older]) });
    const latest = within(await screen.findByRole('article', { name: 'The lamp that stays lit' }));
    expect(latest.getByText(/^Latest sermon/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('are narrowed by text, series and speaker, in the URL', async () => {
    const user = userEvent.setup();
    const { requests } = await openPage('/Sermons', {
      'GET /v1/sermons': ({ params }) => done(params?.['series'] ? [sermon()] : []),
      'GET /v1/sermons/filters': done({ series: ['revival', 'youth'], speakers: ['Pr. Amina Wekesa'] }),
    });
    const form = within(await screen.findByRole('search', { name: 'Search sermons' }));
    await user.selectOptions(await form.findByLabelText('Series'), 'Revival');
    await user.selectOptions(form.getByLabelText('Speaker'), 'Pr. Amina Wekesa');
    await user.type(form.getByLabelText(/^Search by title/), 'lamp{Enter}');
    expect(await screen.findByText('One sermon')).toBeInTheDocument();
    expect(requests.at(-1)?.params).toEqual({
      limit: 20,
      page: 1,
      search: 'lamp',
      series: 'revival',
      speaker: 'Pr. Amina Wekesa',
    });
    await user.click(screen.getByRole('link', { name: 'All sermons' }));
    expect(await screen.findByText('No sermon has been published yet.')).toBeInTheDocument();
  });

  it('are narrowed by a speaker of any name, and by as many words as the API takes', async () => {
    const speaker =
      'Pr. Dr. Elizabeth Wanjiku Njeri Kamau, chaplain, and the choir of the southern campus'.padEnd(
        200,
        '.',
      );
    const words = 'lamp '.repeat(30).trim();
    const { requests } = await openPage(`/Sermons?${new URLSearchParams({ q: words, speaker })}`, {
      'GET /v1/sermons': done([sermon()]),
      'GET /v1/sermons/filters': done({ series: ['revival'], speakers: [speaker] }),
    });
    expect(await screen.findByText('One sermon')).toBeInTheDocument();
    const params = requests.find(({ url }) => url.endsWith('/v1/sermons'))?.params;
    expect(params).toMatchObject({ speaker, search: words.slice(0, 100) });
  });

  it('say that none matches', async () => {
    await openPage('/Sermons?speaker=Nobody&series=gone', {
      'GET /v1/sermons': done([]),
      'GET /v1/sermons/filters': done({ series: ['revival'], speakers: ['Pr. Amina Wekesa'] }),
    });
    expect(await screen.findByText('No sermon matches your search.')).toBeInTheDocument();
    expect(screen.getByLabelText('Series')).toHaveValue('gone');
    expect(screen.getByLabelText('Speaker')).toHaveValue('Nobody');
  });

  it.each([
    ['none', done([]), 'No sermon has been published yet.'],
    ['a failure', broken, 'Failed to load sermons'],
  ])('say so with %s', async (_, response, message) => {
    await openPage('/Sermons', { 'GET /v1/sermons': response });
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('have a page each: heard first, the video on a tap, then the text', async () => {
    const shown = sermon({
      video_file: '/media/lamp.mp4',
      video_bytes: 30_000_000,
      thumbnail: '/media/lamp.jpg',
    });
    const { page, meta, state, container } = await servePage('/Sermons/1', {
      ...homeCalls,
      'GET /v1/sermons/1': done(shown),
    });
    expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeInTheDocument();
    expect(page.getByLabelText(shown.title)).toHaveAttribute('preload', 'none');
    expect(page.getByRole('link', { name: 'Download audio, 38 min, 117 KB' })).toBeInTheDocument();
    expect(page.getByText('All ten fell asleep.')).toBeInTheDocument();
    expect(container.querySelector('video')).toBeNull();
    expect(meta).toMatchObject({
      canonical: '/Sermons/1',
      structuredData: [
        {
          '@type': 'PodcastEpisode',
          associatedMedia: { contentUrl: shown.audio_file, duration: 'PT2284S' },
          video: {
            '@type': 'VideoObject',
            name: shown.title,
            thumbnailUrl: '/media/lamp.jpg',
            uploadDate: shown.sermon_date,
            contentUrl: '/media/lamp.mp4',
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(await hydratePage(container, state, '/Sermons/1')).toEqual([]);
  });

  it('say what to know before one listens', async () => {
    const note = 'Demo recording: a computer voice reads the text below.';
    await openPage('/Sermons/1', { 'GET /v1/sermons/1': done(sermon({ audio_note: note })) });
    const listen = within(await screen.findByRole('region', { name: 'Listen' }));
    expect(listen.getByText(note)).toBeInTheDocument();
  });

  it('open the video in its place', async () => {
    const shown = sermon({ audio_file: null, video_file: '/media/lamp.mp4', video_bytes: 30_000_000 });
    const { container } = await openPage('/Sermons/1', { 'GET /v1/sermons/1': done(shown) });
    await userEvent.setup().click(await screen.findByRole('link', { name: /Play the video/ }));
    expect(container.querySelector('video')).toHaveAttribute('src', '/media/lamp.mp4');
  });

  it('show a video that another site keeps in that site’s player', async () => {
    const shown = sermon({ video_file: 'https://vimeo.com/76979871' });
    await openPage('/Sermons/1', { 'GET /v1/sermons/1': done(shown) });
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Play the video' }));
    expect(screen.getByTitle(`Video: ${shown.title}`)).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });

  it('that are gone leave the list that was loaded before', async () => {
    const user = userEvent.setup();
    const missing = { status: 404, body: { success: false, message: 'Not found', code: 'not_found' } };
    let listed = [sermon(), sermon({ id: 2, title: 'Bread in the wilderness' })];
    await openPage('/Sermons', { 'GET /v1/sermons': () => done(listed), 'GET /v1/sermons/1': missing });
    const link = await screen.findByRole('link', { name: 'The lamp that stays lit' });
    listed = listed.slice(1);
    await user.click(link);
    await user.click(await screen.findByRole('link', { name: 'See all sermons' }));
    await waitFor(() => expect(screen.queryByText('The lamp that stays lit')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Bread in the wilderness' })).toBeInTheDocument();
  });

  it('that aren’t there are 404', async () => {
    const missing = { status: 404, body: { success: false, message: 'Not found', code: 'not_found' } };
    const { meta, page } = await servePage('/Sermons/9', { ...homeCalls, 'GET /v1/sermons/9': missing });
    expect(meta).toMatchObject({ status: 404 });
    expect(page.getByRole('heading', { level: 1, name: 'Sermon not found' })).toBeInTheDocument();
  });

  it('that cannot be loaded are 503: they may be there later', async () => {
    const { meta } = await servePage('/Sermons/9', { ...homeCalls, 'GET /v1/sermons/9': broken });
    expect(meta).toMatchObject({ status: 503 });
  });
});
