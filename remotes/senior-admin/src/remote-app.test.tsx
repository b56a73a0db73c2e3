import { sessionStore } from '@narthex/shared-auth';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { paths, type Role } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { fakeList } from '@narthex/shared-panels/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@narthex/remote-kit/router';
import RemoteApp, { prefetch } from './remote-app';
import type { SeniorDepartment } from './use-senior-department';

const BASE = '/senior-admin-dashboard';
const ok = (data: unknown) => ({ body: { success: true, data } });

const overview: LeaderOverview = {
  attention: [
    { kind: 'urgent_prayers', text: '2 urgent prayer requests to review', count: 2, subject_id: null },
    { kind: 'new_members', text: '3 new members joined in the last 7 days', count: 3, subject_id: null },
  ],
  figures: [{ label: 'Members', value: 1214, note: '3 new this week' }],
  upcoming: [
    {
      id: 9,
      title: 'Vespers with the choirs',
      start_datetime: '2026-11-27T15:30:00.000Z',
      location: 'Main Assembly Hall',
      status: 'published',
      going: 132,
    },
  ],
  activities: [
    {
      type: 'member',
      action: 'New member',
      name: 'Achieng Otieno',
      time: 'Fri 20 Nov',
      timestamp: '2026-11-20T06:00:00Z',
    },
  ],
  events_by_month: [{ month: '2026-11', count: 4 }],
};

const EMPTY: LeaderOverview = {
  attention: [],
  figures: [],
  upcoming: [],
  activities: [],
  events_by_month: [],
};

interface Shown {
  readonly department?: SeniorDepartment;
  readonly section?: string;
  readonly role?: Role;
  readonly calls?: FakeCalls;
}

function show({ department = 'pastoral', section = '', role = 'leader', calls }: Shown = {}) {
  return renderApp(
    <Routes>
      <Route path={paths.home.pattern} element={<h1>Home page</h1>} />
      <Route path={`${BASE}/*`} element={<RemoteApp base={BASE} />} />
    </Routes>,
    {
      role,
      department,
      path: section ? `${BASE}/${section}` : BASE,
      calls: {
        'GET /v1/site': ok({ name: 'Mwangaza', time_zone: 'Africa/Nairobi' }),
        'GET /v1/notifications': fakeList([]),
        'GET /v1/dashboard/overview': ok(overview),
        ...calls,
      },
    },
  );
}

const sectionsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeAll(async () => {
  await prefetch({ path: BASE, search: '', queryClient: undefined });
  await import('./pages/overview-page');
});

describe('the senior dashboard', () => {
  it('opens for the pastoral team with its own sections', async () => {
    show();
    expect(screen.getByText('Pastoral team')).toBeInTheDocument();
    expect(screen.getByText('Senior admin')).toBeInTheDocument();
    expect(sectionsIn('Pastoral team sections')).toEqual([
      'Overview',
      'Members',
      'Prayer requests',
      'Visitors',
      'Pastoral care',
      'Counseling',
      'Spiritual oversight',
      'Reports',
      'Communications',
      'Settings',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good \w+, Akinyi$/);
    await screen.findByText('2 urgent prayer requests to review');
  });

  it('opens for the finance committee with its own sections', async () => {
    show({ department: 'finance' });
    expect(sectionsIn('Finance committee sections')).toEqual([
      'Overview',
      'Members',
      'Financial overview',
      'Donations',
      'Budget management',
      'Audit reports',
      'Reports',
      'Communications',
      'Settings',
    ]);
    await screen.findByRole('link', { name: 'See how people give' });
  });

  it('shows what waits, the figures, what comes and what happened', async () => {
    show();
    expect(await screen.findByText('3 new members joined in the last 7 days')).toBeInTheDocument();
    expect(screen.getByText('1,214')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vespers with the choirs' })).toHaveAttribute(
      'href',
      '/Events/9',
    );
    expect(screen.getByText('Achieng Otieno')).toBeInTheDocument();
  });

  it('leads those who enter the admin area to where things are settled, and nobody else', async () => {
    const { unmount } = show({ role: 'pastor' });
    expect(await screen.findByRole('link', { name: /^See members/ })).toHaveAttribute(
      'href',
      '/admin/members',
    );
    unmount();
    show({ role: 'leader' });
    await screen.findByText('3 new members joined in the last 7 days');
    expect(screen.queryByRole('link', { name: /^See members/ })).not.toBeInTheDocument();
  });

  it('says it is loading, and what is empty', async () => {
    show({ calls: { 'GET /v1/dashboard/overview': ok(EMPTY) } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByText('Nothing is planned yet')).toBeInTheDocument();
    expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
  });

  it('says when the overview failed, and tries again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    show({
      calls: {
        'GET /v1/dashboard/overview': () => (isDown ? { networkError: true } : ok(overview)),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the overview');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Achieng Otieno')).toBeInTheDocument();
  });

  it.each([
    ['pastoral', 'counseling', 'Counseling'],
    ['finance', 'donations', 'Donations'],
  ] as const)('says of %s/%s that it is under development', (department, section, heading) => {
    show({ department, section });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 2, name: 'This section is under development' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: heading })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the register to the pastoral team, and figures to the finance committee', async () => {
    const { unmount } = show({ section: 'members', calls: { 'GET /v1/members': fakeList([]) } });
    expect(await screen.findByText('No members yet')).toBeInTheDocument();
    unmount();
    const figures = { active: 1214, inactive: 31, new_by_month: [] };
    show({ department: 'finance', section: 'members', calls: { 'GET /v1/members/figures': ok(figures) } });
    expect(await screen.findByRole('list', { name: 'Members' })).toHaveTextContent('1,214 active members');
  });

  it.each([
    ['pastoral', 'engagement', 'Engagement by month'],
    ['finance', 'donations', 'Funds of the projects'],
  ] as const)('reports to %s', async (department, name, title) => {
    show({
      department,
      section: 'reports',
      calls: { [`GET /admin/reports/${name}`]: { networkError: true } },
    });
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
    expect(await screen.findByText(`Failed to load ${title.toLowerCase()}`)).toBeInTheDocument();
  });

  it('keeps the settings of the department', async () => {
    show({
      department: 'finance',
      section: 'settings',
      calls: { 'GET /v1/departments/finance': { networkError: true } },
    });
    expect(await screen.findByText('Failed to load department settings')).toBeInTheDocument();
  });

  it('has no section of the other department', () => {
    show({ department: 'pastoral', section: 'donations' });
    expect(screen.getByText('There is no such section')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', BASE);
  });

  it('signs out by way of the home page', async () => {
    const user = userEvent.setup();
    show({ calls: { 'POST /auth/logout': ok(null) } });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    await waitFor(() => expect(sessionStore.getState().status).toBe('visitor'));
  });

  it('shows nothing to a department it is not for', () => {
    renderApp(<RemoteApp base={BASE} />, { role: 'leader', department: 'music', path: BASE });
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it.each([
    [BASE, 'Overview, senior administration'],
    [`${BASE}/Donations`, 'Donations, senior administration'],
    [`${BASE}/nowhere`, 'No such section'],
  ])('names the tab of %s', async (path, title) => {
    expect(await prefetch({ path, search: '', queryClient: undefined })).toEqual({ title });
  });
});
