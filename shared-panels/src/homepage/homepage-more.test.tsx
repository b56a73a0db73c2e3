import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { ChurchProject, Slide, WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { StudyAndMission } from '@narthex/shared-contracts/schemas/study-and-mission';
import { fakeList, fakeSite } from '../testing';
import HomepagePanel from './homepage-panel';

const slide = (id: number, title: string): Slide => ({
  id,
  title,
  content: 'x',
  image_url: null,
  cta_text: null,
  cta_link: null,
  is_active: true,
  version: 1,
});
const project: ChurchProject = {
  id: 2,
  title: 'A roof',
  description: 'It leaks.',
  image_url: null,
  goal_amount: 900_000,
  raised_amount: null,
  link: null,
  is_featured: true,
  ministry_page: null,
  version: 1,
};
const service: WorshipService = {
  id: 3,
  name: 'Vespers',
  day: 5,
  start_time: '18:30',
  end_time: '20:00',
  location: 'Hall',
  description: null,
  kind: 'weekly',
  sort_order: 1,
  version: 1,
};
const focus: StudyAndMission = {
  id: 1,
  study_book: 'Daniel',
  study_chapter: '7',
  study_family: 'Bereans',
  mission_title: '',
  mission_text: '',
  mission_paybill: '',
  mission_account: '',
  version: 4,
};

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const proposed = { status: 202, body: { success: true, message: PROPOSED, data: { proposal_id: 1 } } };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(tab: string, calls: FakeCalls = {}, department: 'communication' | 'youth' = 'communication') {
  const user = userEvent.setup();
  const app = renderApp(<HomepagePanel scope={{ kind: 'church' }} />, {
    role: 'leader',
    department,
    path: `/?tab=${tab}`,
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/homepage/slides': fakeList([slide(1, 'One'), slide(2, 'Two')]),
      'GET /v1/church-projects': fakeList([project]),
      'GET /v1/worship-services': fakeList([service]),
      'GET /v1/study-and-mission': { body: { success: true, data: focus } },
      ...calls,
    },
  });
  return { user, ...app };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('puts the slides into another order', async () => {
  const { user, requests } = show('slides', {
    'POST /v1/homepage/slides/reorder': { body: { success: true, message: 'x', data: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const dialog = await openDialog('Change order');
  await user.click(await dialog.findByRole('button', { name: 'Move Two up' }));
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Slides reordered successfully!')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/reorder'))?.body).toEqual({ ids: [2, 1] });
});

it.each([
  ['slides', 'Search slides', '/v1/homepage/slides'],
  ['projects', 'Search projects', '/church-projects'],
] as const)('finds %s by their words', async (tab, label, path) => {
  const { user, requests } = show(tab);
  await user.type(await screen.findByRole('searchbox', { name: label }), 'zebra');
  expect(await screen.findByText(`No ${tab} match your search.`)).toBeInTheDocument();
  const asked = requests.filter(({ url }) => url.endsWith(path)).map(({ params }) => params?.['search']);
  expect(asked).toContain('zebra');
});

it('previews a slide while it is typed', async () => {
  const { user } = show('slides');
  await user.click(await screen.findByRole('button', { name: 'Create New Slide' }));
  const dialog = await openDialog('Create New Slide');
  const preview = within(await dialog.findByRole('figure', { name: 'Preview' }));
  await user.type(dialog.getByLabelText(/^Title/), 'Youth day');
  await user.type(dialog.getByLabelText('Button text'), 'Come');
  expect(preview.getByText('Youth day')).toBeInTheDocument();
  expect(preview.getByText('Come')).toBeInTheDocument();
});

it('manages the projects, with empty amounts as null', async () => {
  const { user, requests } = show('projects', {
    'POST /church-projects': { status: 201, body: { success: true, data: { ...project, id: 9 } } },
  });
  expect(await screen.findByText('KES 900,000')).toBeInTheDocument();
  expect(screen.getByText('Not set')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create New Project' }));
  const dialog = await openDialog('Create New Project');
  await user.type(await dialog.findByLabelText(/^Title/), 'Books');
  await user.type(dialog.getByLabelText(/^Description/), 'For the library.');
  await user.type(dialog.getByLabelText('Goal (KES)'), '5000');
  await user.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    goal_amount: 5000,
    raised_amount: null,
    link: null,
  });
});

it('manages the week, and refuses an end before the start', async () => {
  const { user } = show('services', { 'PUT /worship-services/3': proposed }, 'youth');
  const row = within(await screen.findByRole('row', { name: /Vespers/ }));
  for (const text of ['Friday', '6:30 PM - 8:00 PM', 'Weekly programme', 'Hall'])
    expect(row.getByText(text)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Edit Vespers on Friday' }));
  const dialog = await openDialog('Edit Service');
  const end = await dialog.findByLabelText(/^Ends/);
  await user.clear(end);
  await user.type(end, '17:00');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The end must be after the start');
  await user.clear(end);
  await user.type(end, '20:30');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});

it('writes the study focus and the mission from the version that is shown', async () => {
  const { user, requests } = show('study-and-mission', {
    'PUT /v1/study-and-mission': { body: { success: true, data: { ...focus, version: 5 } } },
  });
  const book = await screen.findByLabelText('Book');
  expect(book).toHaveValue('Daniel');
  await user.clear(book);
  await user.type(book, 'Mark');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Study focus and mission updated successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { study_book: 'Mark', study_chapter: '7' },
    headers: { 'If-Match': '"4"' },
  });
});

it('sends the study focus of a department for approval', async () => {
  const { user } = show('study-and-mission', { 'PUT /v1/study-and-mission': proposed }, 'youth');
  await user.type(await screen.findByLabelText('Leading family'), ' and Pilgrims');
  expect(screen.getByText('Your change takes effect once it is approved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});

it.each([
  ['projects', 'Failed to load projects'],
  ['services', 'Failed to load services'],
  ['study-and-mission', 'Failed to load study focus and mission'],
])('says that %s did not load', async (tab, message) => {
  const failed = { networkError: true };
  show(tab, {
    'GET /v1/church-projects': failed,
    'GET /v1/worship-services': failed,
    'GET /v1/study-and-mission': failed,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
