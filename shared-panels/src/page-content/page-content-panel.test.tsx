import { PAGE_PREVIEW_KEY } from '@narthex/shared-contracts/page-preview';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { PageContent } from '@narthex/shared-contracts/schemas/page-content';
import { fakeList, fakeSite, fakeTextLayout } from '../testing';
import PageContentPanel from './page-content-panel';

const content = (changes: Partial<PageContent> = {}): PageContent => ({
  fields: {
    hero_title: { title: 'Church Choir', content: '', image_url: null },
    introduction: { title: 'Who we are', content: '<p>Forty voices</p>', image_url: null },
  },
  links: [],
  version: 5,
  ...changes,
});
const stored = (changes: Partial<PageContent> = {}) => ({ body: { success: true, data: content(changes) } });

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const proposed = { status: 202, body: { success: true, message: PROPOSED, data: { proposal_id: 1 } } };
const CHOIR = '/?category=music&page=church_choir';

beforeAll(fakeTextLayout);

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(department: 'communication' | 'music', calls: FakeCalls = {}, path = CHOIR) {
  const user = userEvent.setup();
  const app = renderApp(
    <PageContentPanel
      scope={department === 'music' ? { kind: 'department', department } : { kind: 'church' }}
    />,
    {
      role: 'leader',
      department,
      path,
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/page-content/music/church_choir': stored(), ...calls },
    },
  );
  return { user, ...app };
}

const title = () => screen.findByLabelText('Title');

it('opens the first page, and another one by category and page', async () => {
  const { user } = show(
    'communication',
    {
      'GET /v1/page-content/ministries/deconary': stored({ fields: {}, version: 0 }),
      'GET /v1/page-content/music/dcm': stored(),
    },
    '/',
  );
  const categories = within(await screen.findByLabelText('Category')).getAllByRole('option');
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    'Ministries',
    'Music',
    'Evangelism',
    'Resources',
    'Announcements',
  ]);
  expect(await screen.findAllByText('Empty')).toHaveLength(12);
  await user.selectOptions(screen.getByLabelText('Category'), 'music');
  await user.selectOptions(screen.getByLabelText('Page'), 'dcm');
  expect(await screen.findAllByText('Filled')).toHaveLength(2);
});

it('opens with the page of the department', async () => {
  show('music', {}, '/');
  expect(await screen.findByLabelText('Page')).toHaveDisplayValue('Church Choir');
  expect(await screen.findAllByText('Filled')).toHaveLength(2);
});

it('saves what was typed, from the version that was read', async () => {
  const { user, requests } = show('communication', {
    'PUT /v1/page-content/music/church_choir': stored({ version: 6 }),
  });
  await user.type(await title(), ' of the campus');
  await user.click(screen.getByRole('button', { name: 'Save content' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.headers).toMatchObject({ 'If-Match': '"5"' });
  expect(sent?.body).toMatchObject({
    fields: {
      hero_title: { title: 'Church Choir of the campus', content: '', image_url: null },
      introduction: { title: 'Who we are', content: '<p>Forty voices</p>' },
      vision: { title: '', content: '', image_url: null },
    },
  });
});

it('sends what a department writes for approval, and says so before and after', async () => {
  const { user } = show('music', { 'PUT /v1/page-content/music/church_choir': proposed });
  await user.type(await title(), '!');
  expect(screen.getByText('Your change takes effect once it is approved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});

it.each([
  [{ networkError: true }, 'Failed to update content'],
  [{ status: 401, body: { success: false, message: 'x' } }, 'Authentication required'],
])('says why nothing was saved, and keeps what was typed (%j)', async (response, message) => {
  const { user } = show('communication', { 'PUT /v1/page-content/music/church_choir': response });
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Save content' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await title()).toHaveValue('Church Choir!');
});

it('says that the content did not load', async () => {
  show('communication', { 'GET /v1/page-content/music/church_choir': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load content');
});

it('shows both versions of a field when somebody else saved first', async () => {
  const { user } = show('communication', {
    'PUT /v1/page-content/music/church_choir': {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'x',
        conflict: {
          current: { fields: { hero_title: { title: 'Choirs', content: '', image_url: null } }, version: 6 },
          current_version: 6,
          submitted: {},
        },
      },
    },
  });
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Save content' }));
  const row = within(await screen.findByRole('row', { name: /Title of the page/ }));
  expect(row.getByText('Church Choir!')).toBeInTheDocument();
  expect(row.getByText('Choirs')).toBeInTheDocument();
});

it('edits a text as it will look or as HTML, and shows the page beside it without what would run', async () => {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(narrow(media), { matches: media.includes('min-width') }));
  const { user } = show('communication');
  await user.click(await screen.findByText('Introduction'));
  const field = within(screen.getByRole('group', { name: /Introduction/ }));
  expect(await field.findByRole('textbox', { name: 'Content' })).toHaveTextContent('Forty voices');
  await user.click(field.getByRole('button', { name: /^Plain HTML/ }));
  const html = field.getByRole('textbox', { name: 'Content' });
  expect(html).toHaveValue('<p>Forty voices</p>');
  await act(async () => user.type(html, '<img src="x" onerror="stop()"><b>and one organ</b>'));
  const preview = screen.getByRole('complementary', { name: 'The page' });
  expect(await within(preview).findByText('and one organ')).toBeInTheDocument();
  expect(preview.innerHTML).not.toContain('onerror');
});

it('opens the real page of what was typed, without what would run', async () => {
  let left = '';
  jest.spyOn(window, 'open').mockImplementation(() => {
    left = sessionStorage.getItem(PAGE_PREVIEW_KEY) ?? '';
    return window;
  });
  const { user, requests } = show('communication', {
    'GET /v1/page-content/music/church_choir': stored({
      fields: {
        ...content().fields,
        introduction: { title: 'Who we are', content: '<p onclick="x()">Forty voices</p>', image_url: null },
      },
    }),
  });
  await user.type(await title(), ' of the campus');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(left).not.toBe(''));
  expect(JSON.parse(left)).toMatchObject({
    kind: 'page',
    path: '/Music/ChurchChoir',
    content: {
      fields: {
        hero_title: { title: 'Church Choir of the campus' },
        introduction: { content: '<p>Forty voices</p>' },
      },
    },
  });
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

it('manages the songs in its other tab', async () => {
  const song = {
    id: 1,
    title: 'Morning',
    description: '',
    video: null,
    image_url: null,
    group: 'dcm' as const,
    version: 1,
  };
  const { user } = show(
    'music',
    { 'GET /v1/songs': fakeList([song]), 'PUT /v1/songs/1': proposed },
    '/?tab=songs',
  );
  const row = within(await screen.findByRole('row', { name: /Morning/ }));
  expect(row.getByText('None yet')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Edit Morning' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Song' }));
  await user.type(await dialog.findByLabelText('Description'), 'In four parts.');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});

it('names the fields of a page that holds something else by what they hold', async () => {
  show(
    'communication',
    { 'GET /v1/page-content/resources/new_here': stored({ fields: {}, version: 0 }) },
    '/?category=resources&page=new_here',
  );
  expect(await screen.findByText('First topic (what to wear)')).toBeInTheDocument();
  expect(screen.getByText('Lead below the title')).toBeInTheDocument();
  expect(screen.queryByText('Mission')).not.toBeInTheDocument();
});
