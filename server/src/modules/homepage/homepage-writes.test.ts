import { signIn, withTestApp, type Kind } from '../../../test/build-app';

const app = withTestApp();
type Method = 'POST' | 'PUT' | 'DELETE';

const send = async (kind: Kind, method: Method, url: string, payload: object = {}) => {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method, url, headers, ...(method !== 'DELETE' && { payload }) });
};
const SLIDES = '/api/v1/homepage/slides';
const slide = { title: 'Mission week', content: 'Come along', cta_text: 'See', cta_link: '/Evangelism' };

describe('slides', () => {
  it('are created, changed and deleted with full oversight', async () => {
    const before = app().contentVersion('homepage');
    const created = await send('communication leader', 'POST', SLIDES, slide);
    expect(created.statusCode).toBe(201);
    expect(created.json().data).toMatchObject({ ...slide, is_active: true, image_url: null });
    const url = `${SLIDES}/${created.json().data.id}`;
    const changed = await send('admin', 'PUT', url, { ...slide, title: 'Over', is_active: false });
    expect(changed.json().data).toMatchObject({ title: 'Over', is_active: false });
    expect((await app().inject(SLIDES)).json().data).toEqual([]);
    expect((await send('admin', 'DELETE', url)).json()).toMatchObject({ success: true });
    expect((await send('admin', 'DELETE', url)).statusCode).toBe(404);
    expect((await send('admin', 'PUT', url, slide)).statusCode).toBe(404);
    expect(app().contentVersion('homepage')).toBe(before + 3);
  });

  it('come last when they are new, also after others are gone', async () => {
    const make = async (title: string) =>
      (await send('admin', 'POST', SLIDES, { ...slide, title })).json().data.id as number;
    const first = await make('One');
    await make('Two');
    await send('admin', 'DELETE', `${SLIDES}/${first}`);
    await make('Three');
    const shown: { title: string }[] = (await app().inject(SLIDES)).json().data;
    expect(shown.map(({ title }) => title)).toEqual(['Two', 'Three']);
  });

  it('need a title and a text, and lead nowhere dangerous', async () => {
    const empty = await send('admin', 'POST', SLIDES, { title: ' ' });
    expect(empty.statusCode).toBe(422);
    expect(empty.json().errors).toEqual({ title: ['Title is required'], content: ['Content is required'] });
    for (const cta_link of ['javascript:alert(1)', '//evil.example']) {
      const response = await send('admin', 'POST', SLIDES, { ...slide, cta_link });
      expect(response.json().errors).toEqual({ cta_link: ['A link starts with / or https://'] });
    }
  });
});

describe('content sections', () => {
  it.each(['/api/v1/homepage/content/pastor_message', '/api/homepage/content/:id'])(
    'keep what a change by PUT %s leaves out',
    async (path) => {
      const stored = { content: 'Come in.', subtitle: 'All of you', is_active: false };
      const made = await send('admin', 'PUT', '/api/v1/homepage/content/pastor_message', stored);
      const url = path.replace(':id', String(made.json().data.id));
      const changed = await send('admin', 'PUT', url, { content: 'Come.' });
      expect(changed.json().data).toMatchObject({ ...stored, content: 'Come.' });
      expect((await send('admin', 'PUT', url, { content: ' ' })).json().errors).toHaveProperty('content');
    },
  );

  it('are written by their key, by each of the paths', async () => {
    const put = await send('admin', 'PUT', '/api/v1/homepage/content/about_us', { content: 'One' });
    expect(put.statusCode).toBe(200);
    const { id } = put.json().data;
    const post = await send('admin', 'POST', '/api/v1/homepage/content', {
      section_key: 'about_us',
      content: 'Two',
    });
    expect(post.json().data).toMatchObject({ id, section_key: 'about_us', content: 'Two' });
    await send('admin', 'PUT', `/api/homepage/content/${id}`, { content: 'Three' });
    expect((await app().inject('/api/v1/homepage')).json().data.contents.about_us.content).toBe('Three');
    const gone = await send('admin', 'DELETE', `/api/homepage/content/${id}`);
    expect(gone.json()).toEqual({ success: true, message: 'Content deleted successfully!' });
    expect((await send('admin', 'PUT', `/api/homepage/content/${id}`, { content: 'x' })).statusCode).toBe(
      404,
    );
  });

  it.each([
    'Tea & bread for a<b, x < y',
    'RSVP to <office@x.org> or <https://zoom.us/j/1>',
    'First paragraph.\n\n<b>Second</b> &amp; last.',
  ])('are plain text: %j stays as it was typed', async (content) => {
    const response = await send('admin', 'PUT', '/api/v1/homepage/content/about_us', {
      content,
      translations: { sw: { content } },
    });
    expect(response.json().data).toMatchObject({ content, translations: { sw: { content } } });
    expect((await app().inject('/api/v1/homepage')).json().data.contents.about_us.content).toBe(content);
  });

  it('need a known section and a text', async () => {
    const response = await send('admin', 'POST', '/api/v1/homepage/content', { section_key: 'footer' });
    expect(response.json().errors).toEqual({
      section_key: ['Section is required'],
      content: ['Content is required'],
    });
  });
});

it.each([
  ['POST', SLIDES, slide],
  ['PUT', `${SLIDES}/1`, slide],
  ['DELETE', `${SLIDES}/1`, {}],
  ['POST', '/api/v1/homepage/content', { section_key: 'about_us', content: 'x' }],
  ['PUT', '/api/v1/homepage/content/about_us', { content: 'x' }],
  ['PUT', '/api/homepage/content/1', { content: 'x' }],
  ['DELETE', '/api/homepage/content/1', {}],
] as const)('%s %s is refused without full oversight', async (method, url, payload) => {
  for (const kind of ['member', 'pastoral leader', 'finance leader', 'pastor'] as const) {
    expect((await send(kind, method, url, payload)).statusCode).toBe(403);
  }
  expect((await app().inject({ method, url, ...(method !== 'DELETE' && { payload }) })).statusCode).toBe(401);
});
