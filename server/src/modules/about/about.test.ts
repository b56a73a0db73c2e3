import { signIn, withTestApp, type Kind } from '../../../test/build-app';

const app = withTestApp();

const save = async (kind: Kind, payload: object) => {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method: 'POST', url: '/api/about/content', headers, payload });
};
const section = {
  page_type: 'about_sda',
  section_key: 'mission_title',
  title: 'Our mission',
  content: '<p>Go</p>',
};

it('writes a section, writes over it, and shows it by page and by key', async () => {
  const before = app().contentVersion('about');
  const saved = await save('pastor', section);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ status: 'success', message: 'Content updated successfully!' });
  const again = await save('admin', {
    ...section,
    title: 'Mission <b> & a<b',
    content: '<p onclick="x()">Go</p><script>1</script>',
  });
  expect(again.json().data.id).toBe(saved.json().data.id);
  expect(app().contentVersion('about')).toBe(before + 2);

  const shown = {
    id: saved.json().data.id,
    title: 'Mission <b> & a<b',
    content: '<p>Go</p>',
    image_url: null,
    version: 2,
  };
  expect((await app().inject('/api/about/about_sda')).json()).toEqual({
    status: 'success',
    data: { mission_title: shown },
  });
  expect((await app().inject('/api/about/about_sda/mission_title')).json()).toEqual({
    status: 'success',
    data: shown,
  });
});

it.each(['elder_message', 'about_church', 'about_another_campus', 'nothing'])(
  'says of %s that nobody wrote on it yet',
  async (page) => {
    const response = await app().inject(`/api/about/${page}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'success', data: {} });
  },
);

it.each(['Nothing', 'about-sda', '%C3%BCber', '1page', `a${'b'.repeat(60)}`])(
  'finds nothing under %s, which is the key of no page',
  async (page) => {
    expect((await app().inject(`/api/about/${page}`)).statusCode).toBe(404);
  },
);

it('knows no sections but those that are written', async () => {
  expect((await app().inject('/api/about/about_sda/nothing')).statusCode).toBe(404);
});

it('refuses keys that make no URL, and people outside of the admin area', async () => {
  expect((await save('admin', { ...section, section_key: 'Über uns' })).json().errors).toHaveProperty(
    'section_key',
  );
  expect((await save('admin', {})).statusCode).toBe(422);
  expect((await save('finance leader', section)).statusCode).toBe(403);
  expect(
    (await app().inject({ method: 'POST', url: '/api/about/content', payload: section })).statusCode,
  ).toBe(401);
});

it('deletes a section once', async () => {
  const saved = await save('admin', { ...section, section_key: 'short_lived' });
  const { headers } = await signIn(app(), 'elder');
  const remove = () =>
    app().inject({ method: 'DELETE', url: `/api/about/content/${saved.json().data.id}`, headers });
  expect((await remove()).json()).toMatchObject({ success: true, message: 'Content deleted successfully!' });
  expect((await remove()).statusCode).toBe(404);
  const member = await signIn(app(), 'member');
  const refused = await app().inject({
    method: 'DELETE',
    url: '/api/about/content/1',
    headers: member.headers,
  });
  expect(refused.statusCode).toBe(403);
});

it('responds under the doubled prefix of older callers too', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = { ...section, section_key: 'doubled' };
  const saved = await app().inject({ method: 'POST', url: '/api/api/about/content', headers, payload });
  expect(saved.statusCode).toBe(200);
  expect((await app().inject('/api/api/about/about_sda')).json().data).toHaveProperty('doubled');
  expect((await app().inject('/api/api/about/about_sda/doubled')).json().status).toBe('success');
  const url = `/api/api/about/content/${saved.json().data.id}`;
  expect((await app().inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
});

it('tells the second of two editors what the first one saved', async () => {
  const { headers } = await signIn(app(), 'admin');
  const write = (title: string, version?: number) =>
    app().inject({
      method: 'POST',
      url: '/api/about/content',
      headers: { ...headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
      payload: { ...section, section_key: 'shared', title },
    });
  const first = await write('One');
  const { version } = first.json().data;
  await write('Two', version);
  const late = await write('Three', version);
  expect(late.statusCode).toBe(409);
  expect(late.json().conflict).toMatchObject({ current: { title: 'Two' }, current_version: version + 1 });
});

it('approves nothing over what was written since a department proposed it', async () => {
  const key = { section_key: 'motto' };
  const proposed = await save('music leader', { ...section, ...key, title: 'Sing' });
  expect(proposed.statusCode).toBe(202);
  const written = await save('pastor', { ...section, ...key, title: 'Go and tell' });
  const { headers } = await signIn(app(), 'admin');
  const url = '/api/v1/admin/content';
  const id = proposed.json().data.proposal_id;
  const [pending] = (await app().inject({ url: `${url}/pending`, headers })).json().data;
  expect(pending).toMatchObject({ id, is_outdated: true });
  const approved = await app().inject({ method: 'PUT', url: `${url}/${id}/approve`, headers });
  expect(approved.statusCode).toBe(409);
  expect(approved.json().conflict.current).toMatchObject({ title: 'Go and tell', version: 1 });
  expect((await app().inject('/api/about/about_sda/motto')).json().data).toMatchObject({
    id: written.json().data.id,
    title: 'Go and tell',
  });
});
