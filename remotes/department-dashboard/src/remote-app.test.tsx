import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { fakeList, fakeOverview, fakeSite, musicEvent } from '@narthex/shared-panels/testing';
import { Route, Routes } from '@narthex/remote-kit/router';
import RemoteApp, { prefetch } from './remote-app';

const BASE = '/department-dashboard';

async function show(path = '', calls: FakeCalls = {}) {
  return act(async () =>
    renderApp(
      <Routes>
        <Route path="/" element={<h1>Home page</h1>} />
        <Route path={`${BASE}/*`} element={<RemoteApp base={BASE} />} />
      </Routes>,
      {
        role: 'leader',
        department: 'music',
        path: BASE + path,
        calls: {
          'GET /v1/site': fakeSite,
          'GET /v1/notifications': fakeList([]),
          'GET /v1/dashboard/overview': {
            body: {
              success: true,
              data: fakeOverview({
                attention: [
                  { kind: 'draft_event', text: '2 events are still drafts', count: 2, subject_id: null },
                ],
              }),
            },
          },
          ...calls,
        },
      },
    ),
  );
}

it('greets the leader in the frame of their department, with the eleven sections of the specification', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening), Akinyi$/,
  );
  expect(screen.getByText('Music ministry')).toBeInTheDocument();
  expect(screen.getByText('Department Admin')).toBeInTheDocument();
  const nav = within(screen.getByRole('navigation', { name: 'Music ministry sections' }));
  const sections = [
    'Overview',
    'Members',
    'Activities2 drafts past their date',
    'Homepage',
    'Content',
    'Calendar',
    'Announcements',
    'Leadership',
    'Reports',
    'Communications',
    'Settings',
  ];
  const labels = nav.getAllByRole('link').map((link) => link.textContent ?? '');
  // Other entries may be rendered between the sections.
  expect(labels.filter((label) => sections.includes(label))).toEqual(sections);
  expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

it('opens with the overview, whose matters lead to their sections', async () => {
  await show();
  expect(await screen.findByRole('link', { name: /^See the drafts/ })).toHaveAttribute(
    'href',
    `${BASE}/activities?status=draft`,
  );
  expect(screen.getByRole('link', { name: 'Create an event' })).toHaveAttribute(
    'href',
    `${BASE}/activities?create=1`,
  );
});

it('says when the overview does not load, inside the frame', async () => {
  await show('', { 'GET /v1/dashboard/overview': { status: 500, body: { message: 'Trouble' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the overview');
  expect(screen.getByText('Music ministry')).toBeInTheDocument();
});

it('manages the events of the department in Activities', async () => {
  await show('/activities', {
    'GET /v1/events': {
      body: {
        success: true,
        data: [musicEvent(), musicEvent({ id: 2, title: 'Free clinic', department: 'health' })],
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Activities' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit Vespers with the choirs' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Free clinic' })).not.toBeInTheDocument();
});

it('proposes changes of the home page in Homepage', async () => {
  await show('/homepage', {
    'GET /v1/homepage/slides': {
      body: {
        success: true,
        data: [
          {
            id: 4,
            title: 'Mission week',
            content: 'Come along',
            image_url: null,
            cta_text: null,
            cta_link: null,
            is_active: true,
            version: 1,
          },
        ],
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Homepage' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Mission week' }));
  expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeInTheDocument();
});

it.each([
  ['calendar', 'GET /v1/calendar/events', 'No calendar events yet'],
  ['announcements', 'GET /v1/announcements', 'No announcements yet'],
  ['leadership', 'GET /v1/leaders', 'No leaders yet'],
  ['content?tab=songs', 'GET /v1/songs', 'No songs yet'],
  ['communications', 'GET /v1/admin/broadcasts', 'No emails yet'],
])('manages %s', async (path, name, empty) => {
  await show(`/${path}`, { [name]: { body: { success: true, data: [] } } });
  expect(await screen.findByText(empty)).toBeInTheDocument();
});

it('keeps the people of the department’s ministries', async () => {
  await show('/members', {
    'GET /v1/ministries': { body: { success: true, data: [] } },
    'GET /v1/ministry-members': { body: { success: true, data: [] } },
  });
  expect(await screen.findByText('No members yet')).toBeInTheDocument();
});

it('keeps the settings of the department', async () => {
  await show('/settings', {
    'GET /v1/departments/music': {
      body: {
        success: true,
        data: {
          id: 5,
          department: 'music',
          introduction: null,
          contact_name: 'Kevin Were',
          contact_email: null,
          contact_phone: null,
          meeting_info: null,
          links: [],
          version: 1,
        },
      },
    },
  });
  expect(await screen.findByLabelText('Contact person')).toHaveValue('Kevin Were');
});

it('reports what the department did', async () => {
  const failed = { networkError: true };
  await show('/reports', { 'GET /admin/reports/activity': failed, 'GET /admin/reports/engagement': failed });
  expect(await screen.findByRole('region', { name: 'Events and announcements' })).toBeInTheDocument();
});

it('says that there is no such section, and leads back', async () => {
  await show('/nowhere/at/all');
  expect(await screen.findByText('There is no such section')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', BASE);
});

it('signs out by way of the home page', async () => {
  const user = userEvent.setup();
  const { requests } = await show('/members', { 'POST /auth/logout': { body: { success: true } } });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
  expect(localStorage.getItem('auth_token')).toBeNull();
  await screen.findByText('Home page');
  expect(requests.some(({ url }) => url === '/api/auth/logout')).toBe(true);
});

it.each([
  [BASE, 'Overview, department dashboard'],
  [`${BASE}/Activities`, 'Activities, department dashboard'],
  [`${BASE}/nowhere`, 'No such section'],
])('names the page of %s', async (path, title) => {
  expect(await prefetch({ path, search: '', queryClient: null })).toEqual({ title });
});
