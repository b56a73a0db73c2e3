import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import { fakeList, fakeSite, fakeTextLayout } from '../testing';
import HomepagePanel from './homepage-panel';

const slide = (changes: Partial<Slide> = {}): Slide => ({
  id: 4,
  title: 'Mission week',
  content: 'Come along',
  image_url: null,
  cta_text: 'See',
  cta_link: '/Evangelism',
  is_active: false,
  version: 3,
  ...changes,
});

const section = (changes: Partial<ContentSection> = {}): ContentSection => ({
  id: 9,
  section_key: 'prayer_verse',
  title: 'Ask',
  content: 'Ask, and it shall be given you.',
  subtitle: null,
  image_url: null,
  button_text: null,
  button_link: null,
  is_active: true,
  version: 1,
  ...changes,
});

const calls: FakeCalls = {
  'GET /v1/site': fakeSite,
  'GET /v1/homepage/slides': fakeList([slide()]),
  'GET /v1/homepage/content': fakeList([section()]),
};

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const proposed = { status: 202, body: { success: true, message: PROPOSED, data: { proposal_id: 1 } } };

beforeAll(fakeTextLayout);
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function showChurch(changes: FakeCalls = {}, path = '/') {
  const user = userEvent.setup();
  const app = renderApp(<HomepagePanel scope={{ kind: 'church' }} />, {
    role: 'leader',
    department: 'communication',
    path,
    calls: { ...calls, ...changes },
  });
  return { user, ...app };
}

function showDepartment(changes: FakeCalls = {}) {
  const user = userEvent.setup();
  const app = renderApp(<HomepagePanel scope={{ kind: 'department', department: 'youth' }} />, {
    role: 'leader',
    department: 'youth',
    calls: { ...calls, ...changes },
  });
  return { user, ...app };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('shows the facts of a text as visitors read them', async () => {
  const day = { name: 'service:prayer.day', subject: 'Prayer Meeting', part: 'day', text: 'Wednesday' };
  const { user } = showChurch({
    'GET /v1/homepage/content': fakeList([section({ title: 'Every {{service:prayer.day}}' })]),
    'GET /v1/homepage/slides': fakeList([
      slide({ content: 'We pray every {{service:prayer.day}} at {{service:gone.time}}.' }),
    ]),
    'GET /v1/facts': { body: { success: true, data: { facts: [day], missing: 'please ask us' } } },
  });
  expect(await screen.findByText('We pray every Wednesday at please ask us.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Content sections' }));
  expect(await screen.findByText('Every Wednesday')).toBeInTheDocument();
});

it('lists the slides and, in its other tab, the sections', async () => {
  const { user } = showChurch();
  const row = within(await screen.findByRole('row', { name: /Mission week/ }));
  expect(row.getByText('Come along')).toBeInTheDocument();
  expect(row.getByText('Inactive')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Content sections' }));
  const sectionRow = within(await screen.findByRole('row', { name: /Prayer verse/ }));
  expect(sectionRow.getByText('Active')).toBeInTheDocument();
});

it('says when there is none, and when they do not load', async () => {
  showChurch({ 'GET /v1/homepage/slides': fakeList<Slide>([]) });
  expect(await screen.findByText('No slides yet')).toBeInTheDocument();
});

it.each(['/', '/?tab=sections'])('says at %s that it did not load', async (path) => {
  const failed = { status: 500, body: { success: false, message: 'Trouble' } };
  showChurch({ 'GET /v1/homepage/slides': failed, 'GET /v1/homepage/content': failed }, path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load homepage data');
});

it('saves a slide of the communication department at once, from the version that was edited', async () => {
  const { user, requests } = showChurch({
    'PUT /v1/homepage/slides/4': { body: { success: true, data: slide({ is_active: true, version: 4 }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Mission week' }));
  const dialog = await openDialog('Edit Slide');
  await user.click(await dialog.findByLabelText('Active'));
  await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
  expect(await screen.findByText('Slide updated successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.headers).toMatchObject({ 'If-Match': '"3"' });
  expect(sent?.body).toMatchObject({ title: 'Mission week', is_active: true, image_url: null });
});

it('sends a slide of a ministry department for approval, and says so before and after', async () => {
  const { user } = showDepartment({ 'POST /v1/homepage/slides': proposed });
  await user.click(await screen.findByRole('button', { name: 'Create New Slide' }));
  const dialog = await openDialog('Create New Slide');
  expect(await dialog.findByText('Your change takes effect once it is approved.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Title/), 'Youth day');
  await user.type(dialog.getByLabelText(/Content/), 'With lunch.');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
  expect(screen.queryByText('Youth day')).not.toBeInTheDocument();
});

it('proposes a deletion, and leaves the slide where it is', async () => {
  const { user } = showDepartment({ 'DELETE /v1/homepage/slides/4': proposed });
  await user.click(await screen.findByRole('button', { name: 'Delete Mission week' }));
  const dialog = await openDialog('Delete Mission week?');
  expect(dialog.getByText('Are you sure you want to delete this slide?')).toBeInTheDocument();
  expect(dialog.getByText(/sent for approval/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Mission week/ })).toBeInTheDocument();
});

it('says what a slide lacks, and what the server refuses', async () => {
  const { user } = showChurch({
    'POST /v1/homepage/slides': {
      status: 422,
      body: { success: false, message: 'x', errors: { cta_link: ['This page does not exist'] } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create New Slide' }));
  const dialog = await openDialog('Create New Slide');
  await user.click(await dialog.findByRole('button', { name: 'Create Slide' }));
  const summary = await dialog.findByRole('alert');
  for (const message of ['Title is required', 'Content is required'])
    expect(within(summary).getByText(message)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Title/), 'Youth day');
  await user.type(dialog.getByLabelText(/Content/), 'With lunch.');
  await user.click(dialog.getByRole('button', { name: 'Create Slide' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Failed to save slide'));
  expect(dialog.getByLabelText('Button link')).toHaveAccessibleDescription(/This page does not exist$/);
});

it.each([
  ['/', 'Mission week', 'Failed to delete slide'],
  ['/?tab=sections', 'Prayer verse', 'Failed to delete content'],
])('says at %s that a deletion failed', async (path, title, message) => {
  const { user } = showChurch(
    {
      'DELETE /v1/homepage/slides/4': { networkError: true },
      'DELETE /homepage/content/9': { networkError: true },
    },
    path,
  );
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  const dialog = await openDialog(`Delete ${title}?`);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('creates a section only for a key that has none', async () => {
  const { user, requests } = showChurch(
    {
      'POST /v1/homepage/content': {
        body: { success: true, data: section({ id: 10, section_key: 'about_us' }) },
      },
    },
    '/?tab=sections',
  );
  await user.click(await screen.findByRole('button', { name: 'Create New Content' }));
  const dialog = await openDialog('Create New Content');
  const keys = within(await dialog.findByLabelText(/Section/)).getAllByRole('option');
  expect(keys.map(({ textContent }) => textContent)).not.toContain('Prayer verse');
  expect(keys).toHaveLength(7);
  await dialog.findByRole('textbox', { name: /Content/ });
  await user.click(dialog.getByRole('button', { name: 'Create Content' }));
  expect(
    await within(await dialog.findByRole('alert')).findByText('Content is required'),
  ).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Content/ }), 'We are a church & a<b.');
  await user.click(dialog.getByRole('button', { name: 'Create Content' }));
  expect(await screen.findByText('Content created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    section_key: 'about_us',
    content: 'We are a church & a<b.',
  });
});

it('edits the text of a section as plain text', async () => {
  const content = 'Ask, and it <b>shall</b> be given.\n\nTea & bread.';
  const { user } = showChurch(
    { 'GET /v1/homepage/content': fakeList([section({ content })]) },
    '/?tab=sections',
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Prayer verse' }));
  const dialog = await openDialog('Edit Content');
  const field = await dialog.findByRole('textbox', { name: /Content/ });
  expect(field).toHaveValue(content);
  expect(field).toHaveAccessibleDescription(/An empty line begins a new paragraph/);
  expect(dialog.queryByRole('button', { name: /HTML/ })).not.toBeInTheDocument();
});

it('says that a section was not saved', async () => {
  const { user } = showChurch({ 'PUT /homepage/content/9': { networkError: true } }, '/?tab=sections');
  await user.click(await screen.findByRole('button', { name: 'Edit Prayer verse' }));
  const dialog = await openDialog('Edit Content');
  await user.click(await dialog.findByRole('button', { name: 'Update Content' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save content');
});

it('says that a slide was created, and that one was deleted', async () => {
  const { user } = showChurch({
    'POST /v1/homepage/slides': { status: 201, body: { success: true, data: slide({ id: 12 }) } },
    'DELETE /v1/homepage/slides/4': { body: { success: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Create New Slide' }));
  const form = await openDialog('Create New Slide');
  await user.type(await form.findByLabelText(/Title/), 'Youth day');
  await user.type(form.getByLabelText(/Content/), 'With lunch.');
  await user.click(form.getByRole('button', { name: 'Create Slide' }));
  expect(await screen.findByText('Slide created successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Mission week' }));
  await user.click((await openDialog('Delete Mission week?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Slide deleted successfully!')).toBeInTheDocument();
});

it('says that a section was updated, and that it was deleted', async () => {
  const { user } = showChurch(
    {
      'PUT /homepage/content/9': { body: { success: true, data: section({ version: 8 }) } },
      'DELETE /homepage/content/9': { body: { success: true } },
    },
    '/?tab=sections',
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Prayer verse' }));
  await user.click(await (await openDialog('Edit Content')).findByRole('button', { name: 'Update Content' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Prayer verse' }));
  await user.click((await openDialog('Delete Prayer verse?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Content deleted successfully!')).toBeInTheDocument();
});

it('offers nothing to change to who may not', async () => {
  renderApp(<HomepagePanel scope={{ kind: 'church' }} />, { role: 'pastor', calls });
  await screen.findByRole('row', { name: /Mission week/ });
  expect(screen.queryByRole('button', { name: /Slide|Edit|Delete/ })).not.toBeInTheDocument();
});

describe('a link to a form', () => {
  const sections = fakeList(
    Array.from({ length: 12 }, (_, at) => section({ id: at + 1, title: `Text ${at + 1}` })),
  );
  const rejected = { proposed: slide({ id: 99, title: 'Choir day' }), version: 3, rejection: 'Which day?' };
  const keyOf = (row: number | 'new', name = 'slides') => `narthex:draft:${name}:7:${row}`;
  const failure = 'Failed to open it: it may have been deleted.';

  it('opens it although its object is on another page of the list', async () => {
    showChurch({ 'GET /v1/homepage/content': sections }, '/?tab=sections&edit=12');
    const form = await openDialog('Edit Content');
    expect(await form.findByDisplayValue('Text 12')).toBeInTheDocument();
  });

  it('offers what was written as a new object where the old one was deleted', async () => {
    sessionStorage.setItem(keyOf(99), JSON.stringify(rejected));
    showChurch({}, '/?edit=99');
    const form = await openDialog('Create New Slide');
    expect(await form.findByDisplayValue('Choir day')).toBeInTheDocument();
    expect(form.getByText(/Which day\?/)).toBeInTheDocument();
    expect(sessionStorage.getItem(keyOf(99))).toBeNull();
  });

  it('keeps both where a new one was begun already', async () => {
    const begun = { values: { title: 'Joy' } };
    sessionStorage.setItem(keyOf(99), JSON.stringify(rejected));
    sessionStorage.setItem(keyOf('new'), JSON.stringify(begun));
    showChurch({}, '/?edit=99');
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(sessionStorage.getItem(keyOf(99))).toContain('Choir day');
    expect(sessionStorage.getItem(keyOf('new'))).toContain('Joy');
  });

  it('moves nothing while it is not known that the object was deleted', async () => {
    const key = keyOf(99, 'content-sections');
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...rejected, proposed: section({ id: 99, title: 'Hope' }) }),
    );
    showChurch(
      {
        'GET /v1/homepage/content': (request) =>
          Number(request.params?.['per_page']) === 100 ? { status: 503, body: {} } : sections(request),
      },
      '/?tab=sections&edit=99',
    );
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(sessionStorage.getItem(key)).toContain('Hope');
  });
});
