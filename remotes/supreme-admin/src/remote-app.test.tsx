import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls, type RenderAppOptions } from '@narthex/shared-auth/testing';
import type { AdminDashboard } from '@narthex/shared-contracts/schemas/dashboard';
import { fakeList, fakeMinistry, fakeOverview, fakeSite, musicEvent } from '@narthex/shared-panels/testing';
import { Route, Routes } from '@narthex/remote-kit/router';
import RemoteApp, { prefetch } from './remote-app';

const dashboard: AdminDashboard = {
  total_members: 1213,
  total_events: 47,
  total_sermons: 13,
  total_prayer_requests: 31,
  pending_prayer_requests: 6,
  total_ministries: 2,
  total_announcements: 9,
  total_donations: null,
  recent_activities: [
    {
      type: 'member',
      action: 'New member joined',
      name: 'Achieng Otieno',
      time: 'Thu 20 Nov 2025',
      timestamp: '2025-11-20T10:00:00Z',
    },
  ],
  ministries: [
    fakeMinistry({ id: 1, name: 'Church Choir', leader: 'Kevin Were', memberCount: 40 }),
    fakeMinistry({ id: 2, name: 'Drama', leader: 'Ruth Too', memberCount: 1, isActive: false }),
  ],
};

async function show(
  path: string,
  calls: FakeCalls = {},
  person: Partial<RenderAppOptions> = { role: 'admin' },
) {
  return act(async () =>
    renderApp(
      <Routes>
        {['/communication-dashboard', '/admin', '/admin-dashboard'].map((base) => (
          <Route key={base} path={`${base}/*`} element={<RemoteApp base={base} />} />
        ))}
      </Routes>,
      {
        path,
        ...person,
        calls: {
          'GET /v1/site': fakeSite,
          'GET /v1/notifications': fakeList([]),
          'GET /v1/dashboard/overview': { body: { success: true, data: fakeOverview() } },
          'GET /v1/admin/dashboard': { body: { success: true, data: dashboard } },
          ...calls,
        },
      },
    ),
  );
}

const asCommunication = { role: 'leader', department: 'communication' } as const;

describe('the communication dashboard', () => {
  it('has the fourteen sections of the specification and opens with the overview', async () => {
    await show('/communication-dashboard', {}, asCommunication);
    const nav = within(screen.getByRole('navigation', { name: 'Communication sections' }));
    const sections = [
      'Overview',
      'Departments',
      'Communications',
      'Leadership',
      'Homepage',
      'Events',
      'Content',
      'Calendar',
      'Announcements',
      'Members',
      'Analytics',
      'System',
      'Settings',
      'Support',
    ];
    const labels = nav.getAllByRole('link').map((link) => link.textContent ?? '');
    // Other entries may be rendered between the sections.
    expect(labels.filter((label) => sections.includes(label))).toEqual(sections);
    expect(screen.getByText('Supreme Admin')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Coming up' })).toBeInTheDocument();
  });

  it('manages all events with the labels of the leader form', async () => {
    await show(
      '/communication-dashboard/events',
      { 'GET /v1/events': { body: { success: true, data: [] } } },
      asCommunication,
    );
    expect(await screen.findByText('No events found. Create your first event!')).toBeInTheDocument();
  });

  it('manages the home page at once', async () => {
    const user = userEvent.setup();
    await show(
      '/communication-dashboard/homepage',
      { 'GET /v1/homepage/slides': { body: { success: true, data: [] } } },
      asCommunication,
    );
    expect(await screen.findByText('No slides yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create New Slide' }));
    expect(await screen.findByRole('button', { name: 'Create Slide' })).toBeInTheDocument();
  });

  it.each([
    ['leadership', 'GET /v1/leaders', 'No leaders yet'],
    ['members', 'GET /v1/members', 'No members yet'],
    ['calendar', 'GET /v1/calendar/events', 'No calendar events yet'],
    ['announcements', 'GET /v1/announcements', 'No announcements yet'],
    ['content?tab=songs', 'GET /v1/songs', 'No songs yet'],
  ])('manages %s', async (section, name, empty) => {
    await show(
      `/communication-dashboard/${section}`,
      { [name]: { body: { success: true, data: [] } } },
      asCommunication,
    );
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });

  it.each([
    ['communications', 'broadcasts', 'No emails yet'],
    ['support', 'inquiries', 'No inquiries yet'],
  ])('manages %s', async (section, list, empty) => {
    const nothing = { body: { success: true, data: [] } };
    await show(
      `/communication-dashboard/${section}`,
      { [`GET /v1/admin/${list}`]: nothing },
      asCommunication,
    );
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });

  it.each([
    ['departments', ['GET /v1/admin/departments'], 'Failed to load departments'],
    ['analytics', ['GET /admin/reports/engagement', 'GET /admin/reports/content'], 'Failed to load people'],
    ['system', ['GET /v1/admin/system', 'GET /v1/admin/mail/failed'], 'Failed to load system status'],
  ])('looks after %s', async (section, names, message) => {
    const calls = Object.fromEntries(names.map((name) => [name, { networkError: true }]));
    await show(`/communication-dashboard/${section}`, calls, asCommunication);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('says that there is no such section', async () => {
    await show('/communication-dashboard/nowhere', {}, asCommunication);
    expect(await screen.findByText('There is no such section')).toBeInTheDocument();
  });
});

describe('the admin dashboard', () => {
  it.each(['/admin/dashboard', '/admin-dashboard', '/admin'])(
    'shows figures, activities and ministries at %s',
    async (path) => {
      await show(path);
      const figures = await screen.findByRole('list', { name: 'Statistics' });
      expect(figures).toHaveTextContent('1,213 Active members');
      expect(figures).toHaveTextContent('31 Prayer requests, 6 pending');
      expect(figures).not.toHaveTextContent('Donations');
      expect(screen.getByRole('list', { name: 'Recent activities' })).toHaveTextContent(
        'New member joined: Achieng Otieno',
      );
      const ministries = screen.getByRole('region', { name: 'System overview' });
      expect(ministries).toHaveTextContent('1 of 2 ministries are active');
      expect(ministries).toHaveTextContent('1 member');
      expect(screen.getByText('Dashboard')).toBeInTheDocument();
    },
  );

  it('shows donations once some are recorded', async () => {
    await show('/admin/dashboard', {
      'GET /v1/admin/dashboard': { body: { success: true, data: { ...dashboard, total_donations: 45000 } } },
    });
    expect(await screen.findByRole('list', { name: 'Statistics' })).toHaveTextContent(
      '45,000 Donations (KES)',
    );
  });

  it('leads to events, sermons, members and gallery', async () => {
    await show('/admin/dashboard');
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/events',
      '/admin/sermons',
      '/admin/members',
      '/admin/gallery',
    ]);
  });

  it.each([
    [{ role: 'admin' }, 'Administrator'],
    [{ role: 'pastor' }, 'Pastor'],
    [{ role: 'elder' }, 'Elder'],
    [asCommunication, 'Communication department'],
  ] as const)('says in which capacity the person is here (%j)', async (person, capacity) => {
    await show('/admin/dashboard', {}, person);
    expect(screen.getByText(capacity)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Akinyi` + `Admin dashboard, ${capacity.toLowerCase()}`,
    );
  });

  it('says that the figures did not load, and loads them on the next try', async () => {
    const user = userEvent.setup();
    let attempts = 0;
    await show('/admin/dashboard', {
      'GET /v1/admin/dashboard': () =>
        attempts++ === 0 ? { networkError: true } : { body: { success: true, data: dashboard } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load dashboard statistics');
    expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Statistics' })).toBeInTheDocument();
  });

  it('says that the figures are refused', async () => {
    await show('/admin/dashboard', {
      'GET /v1/admin/dashboard': { status: 403, body: { success: false, message: 'Forbidden' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to see these statistics.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says so when there are no ministries and nothing happened', async () => {
    await show('/admin/dashboard', {
      'GET /v1/admin/dashboard': {
        body: { success: true, data: { ...dashboard, ministries: [], recent_activities: [] } },
      },
    });
    expect(await screen.findByText('No ministries yet')).toBeInTheDocument();
    expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  });
});

describe('the pages of the administration', () => {
  it('manages events with the labels of the admin screen', async () => {
    await show('/admin/events', { 'GET /v1/events': { body: { success: true, data: [musicEvent()] } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Events');
    expect(await screen.findByRole('heading', { name: 'Events (1)' })).toBeInTheDocument();
  });

  it('manages members', async () => {
    await show('/admin/members', { 'GET /v1/members': { body: { success: true, data: [] } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Members');
    expect(await screen.findByText('No members yet')).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Administration sections' }));
    expect(nav.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/admin/ministries', 'Ministries', 'Ministries', 'Church Choir'],
    ['/admin/ministries/new', 'New ministry', 'Ministries', 'Create Ministry'],
    ['/admin/ministries/edit/3', 'Edit ministry', 'Ministries', 'Update Ministry'],
    ['/admin/about-content', 'About content', 'About content', 'No content found for this page.'],
  ])('opens %s below its entry of the menu', async (path, heading, entry, text) => {
    const data = fakeMinistry();
    await show(path, {
      'GET /v1/site': {
        body: {
          success: true,
          data: { name: 'Mwangaza', product: 'Mwangaza', slug: 'mwangaza', time_zone: 'Africa/Nairobi' },
        },
      },
      'GET /v1/ministries': { body: { success: true, data: [data] } },
      'GET /v1/ministries/3': { body: { success: true, data } },
      'GET /about/about_mwangaza': { body: { status: 'success', data: {} } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(await screen.findByText(text)).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Administration sections' }));
    expect(nav.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the activity log to who may read it', async () => {
    const failed = { networkError: true };
    const { unmount } = await show('/admin/audit', {
      'GET /v1/admin/audit': failed,
      'GET /v1/admin/audit/kinds': failed,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activity log');
    expect(await screen.findByText('Failed to load the activity log')).toBeInTheDocument();
    unmount();
    await show('/admin/dashboard', {}, { role: 'elder' });
    const nav = within(screen.getByRole('navigation', { name: 'Administration sections' }));
    expect(nav.queryByRole('link', { name: 'Activity log' })).not.toBeInTheDocument();
  });

  it.each(['/admin/nowhere', '/admin-dashboard/nowhere'])(
    'says that there is nothing at %s',
    async (path) => {
      await show(path);
      expect(screen.getByText('There is no such section')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute(
        'href',
        '/admin/dashboard',
      );
    },
  );
});

it.each([
  ['/communication-dashboard', 'Overview, communication command center'],
  ['/communication-dashboard/events', 'Events, communication command center'],
  ['/communication-dashboard/nowhere', 'No such section'],
  ['/admin-dashboard', 'Admin dashboard'],
  ['/admin/events', 'Manage Events'],
  ['/admin/ministries/edit/3', 'Edit ministry'],
  ['/admin/nowhere', 'No such section'],
])('names the page of %s', async (path, title) => {
  expect(await prefetch({ path, search: '', queryClient: null })).toEqual({ title });
});
