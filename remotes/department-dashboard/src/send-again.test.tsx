import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { fakeList, fakeOverview, fakeSite, fakeTextLayout } from '@narthex/shared-panels/testing';
import { Route, Routes } from '@narthex/remote-kit/router';
import RemoteApp from './remote-app';

const BASE = '/department-dashboard';

beforeAll(fakeTextLayout);
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const slide = {
  id: 4,
  title: 'Mission week',
  content: 'Come along',
  image_url: null,
  cta_text: null,
  cta_link: null,
  is_active: true,
  version: 3,
};
const leader = {
  id: 4,
  name: 'Juma Otieno',
  title: 'Choir leader',
  category: 'ministry',
  phone: null,
  quote: null,
  languages: [],
  specialties: [],
  achievements: [],
  years_of_service: null,
  image: null,
  status: 'active',
  version: 3,
};
const service = {
  id: 4,
  name: 'Vespers',
  day: 5,
  start_time: '18:30',
  end_time: '19:30',
  location: null,
  description: null,
  kind: 'service',
  sort_order: 1,
  version: 3,
};
const page = { fields: { mission: { title: 'We sing', content: '', image_url: null } }, version: 3 };

const rejected = (changes: Partial<Proposal>): Proposal => ({
  id: 7,
  type: 'slide',
  subject_id: '4',
  title: 'A proposal',
  description: '',
  content: '',
  author: 'Akinyi Otieno',
  priority: 'medium',
  scheduled_date: null,
  image_url: null,
  event_details: null,
  created_at: '2026-11-20T06:00:00Z',
  status: 'rejected',
  reason: 'Please name the day.',
  endpoint: 'slides.update',
  before: null,
  after: null,
  is_outdated: false,
  ...changes,
});

async function sendAgain(proposal: Proposal, calls: FakeCalls, shows = 'Please name the day.') {
  const user = userEvent.setup();
  const app = await act(async () =>
    renderApp(
      <Routes>
        <Route path={`${BASE}/*`} element={<RemoteApp base={BASE} />} />
      </Routes>,
      {
        role: 'leader',
        department: 'music',
        path: `${BASE}/proposals`,
        calls: {
          'GET /v1/site': fakeSite,
          'GET /v1/notifications': fakeList([]),
          'GET /v1/dashboard/overview': { body: { success: true, data: fakeOverview() } },
          'GET /v1/proposals/mine': fakeList([proposal]),
          ...calls,
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit and send again: A proposal' }));
  expect(await screen.findByText(shows, { exact: false, selector: 'p, h2, h3' })).toBeInTheDocument();
  return { user, ...app };
}

it('opens a rejected change with what was proposed and the reason, and sends it as a new proposal', async () => {
  const { user, requests } = await sendAgain(
    rejected({ before: slide, after: { ...slide, title: 'Mission fortnight', version: 4 } }),
    {
      'GET /v1/homepage/slides': fakeList([slide]),
      'PUT /v1/homepage/slides/4': {
        status: 202,
        body: { success: true, message: 'Sent for approval.', data: { proposal_id: 8 } },
      },
    },
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Slide' }));
  expect(dialog.getByText(/Your proposal was rejected:/).parentElement).toHaveTextContent(
    'Your proposal was rejected: Please name the day.',
  );
  const title = dialog.getByLabelText(/Title/);
  expect(title).toHaveValue('Mission fortnight');
  await user.type(title, ' in May');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText('Sent for approval.')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ title: 'Mission fortnight in May', content: 'Come along' });
  expect(sent?.headers).toMatchObject({ 'If-Match': '"3"' });
  expect(sessionStorage).toHaveLength(0);
});

it('starts afresh from what is stored, if that is wanted', async () => {
  const { user } = await sendAgain(
    rejected({ before: slide, after: { ...slide, title: 'Mission fortnight' } }),
    { 'GET /v1/homepage/slides': fakeList([slide]) },
  );
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(screen.getByLabelText(/Title/)).toHaveValue('Mission week');
  expect(screen.queryByText(/Please name the day/)).not.toBeInTheDocument();
});

it.each([
  ['slides.create', 'Create New Slide', 'GET /v1/homepage/slides', slide, 'Mission week'],
  [
    'sections.create',
    'Create New Content',
    'GET /v1/homepage/content',
    { ...slide, section_key: 'about_us', subtitle: null, button_text: null, button_link: null },
    'Mission week',
  ],
  [
    'projects.create',
    'Create New Project',
    'GET /v1/church-projects',
    {
      ...slide,
      title: 'A roof',
      description: 'x',
      goal_amount: 5,
      raised_amount: null,
      link: null,
      is_featured: true,
    },
    'A roof',
  ],
  ['services.create', 'Create New Service', 'GET /v1/worship-services', service, 'Vespers'],
  ['leaders.create', 'Create New Leader', 'GET /v1/leaders', leader, 'Juma Otieno'],
] as const)('opens a new object of %s again', async (endpoint, name, list, after, text) => {
  await sendAgain(rejected({ endpoint, subject_id: null, after }), { [list]: fakeList([]) });
  const dialog = within(screen.getByRole('dialog', { name }));
  expect(await dialog.findByDisplayValue(text)).toBeInTheDocument();
});

it('opens the programme of a Sabbath again', async () => {
  const programme = {
    id: 4,
    date: '2027-05-01',
    sabbath_school_topic: null,
    sabbath_school_presenter: null,
    divine_service_topic: 'The good shepherd',
    divine_service_preacher: null,
    afternoon_program: null,
    afternoon_presenter: null,
    special_notes: null,
    event_type: 'regular',
    is_featured: false,
    version: 3,
  };
  await sendAgain(
    rejected({
      endpoint: 'programme.update',
      before: programme,
      after: { ...programme, divine_service_topic: 'The lost sheep' },
    }),
    {
      'GET /v1/calendar/events': fakeList([]),
      'GET /v1/calendar/events/4': { body: { success: true, data: programme } },
    },
  );
  expect(await screen.findByDisplayValue('The lost sheep')).toBeInTheDocument();
});

it('opens the content of a page again', async () => {
  await sendAgain(
    rejected({
      endpoint: 'pageContent.save',
      subject_id: 'music/dcm',
      before: { ...page, fields: {} },
      after: { title: 'Dcm', ...page },
    }),
    {
      'GET /v1/page-content/music/dcm': {
        body: { success: true, data: { fields: {}, links: [], version: 3 } },
      },
    },
  );
  expect(screen.getByLabelText('Page')).toHaveDisplayValue('DCM');
  expect(await screen.findByText('Filled')).toBeInTheDocument();
});

it('opens the form with what an old proposal still has of it', async () => {
  const proposal = rejected({ endpoint: 'leaders.create', subject_id: null, after: { name: 'Juma' } });
  await sendAgain(proposal, { 'GET /v1/leaders': fakeList([]) });
  expect(await screen.findByLabelText(/Name/)).toHaveValue('Juma');
  expect(screen.getByLabelText(/Phone/)).toHaveValue('');
});

it('opens what was written as a new object where the old one was deleted meanwhile', async () => {
  const user = userEvent.setup();
  await act(async () =>
    renderApp(
      <Routes>
        <Route path={`${BASE}/*`} element={<RemoteApp base={BASE} />} />
      </Routes>,
      {
        role: 'leader',
        department: 'music',
        path: `${BASE}/proposals`,
        calls: {
          'GET /v1/site': fakeSite,
          'GET /v1/notifications': fakeList([]),
          'GET /v1/dashboard/overview': { body: { success: true, data: fakeOverview() } },
          'GET /v1/proposals/mine': fakeList([rejected({ before: slide, after: slide })]),
          'GET /v1/homepage/slides': fakeList([]),
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Edit and send again/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Slide' }));
  expect(await form.findByDisplayValue(slide.title)).toBeInTheDocument();
});
