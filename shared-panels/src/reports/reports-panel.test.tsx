import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Department } from '@narthex/shared-contracts';
import type { ActivityReport, EngagementReport } from '@narthex/shared-contracts/schemas/reports';
import { fakeSite } from '../testing';
import ReportsPanel from './reports-panel';

const period = { from: '2026-03-01', to: '2026-03-31' };
const activity: ActivityReport = {
  period,
  department: 'music',
  events: [
    {
      id: 1,
      title: 'Choir day',
      start_datetime: '2026-03-14T15:00:00Z',
      location: null,
      status: 'published',
      going: 54,
      is_over: true,
    },
  ],
  announcements: [
    {
      id: 2,
      title: 'New robes',
      start_date: null,
      end_date: null,
      created_at: '2026-03-02T09:00:00Z',
      is_active: true,
    },
  ],
  totals: { events: 1, going: 54, announcements: 1 },
  is_cut_off: false,
};
const figures = { rsvps: 60, attended: 54, new_members: null, prayers: null, subscribers: null };
const engagement: EngagementReport = {
  period,
  department: 'music',
  months: [{ month: '2026-03', ...figures }],
  totals: figures,
};
const donations = {
  period,
  is_giving_recorded: false,
  note: 'Individual gifts are not recorded on this site.',
  projects: [{ id: 1, title: 'Roof', goal_amount: 900_000, raised_amount: 450_000 }],
  totals: { projects: 1, goal_amount: 900_000, raised_amount: 450_000 },
};
const ok = (data: unknown) => ({ body: { success: true, data } });

function show(department: Department, calls: FakeCalls = {}, path = '/reports') {
  return renderApp(<ReportsPanel scope={{ kind: 'department', department }} />, {
    role: 'leader',
    department,
    path,
    calls: {
      'GET /v1/site': fakeSite,
      'GET /admin/reports/activity': ok(activity),
      'GET /admin/reports/engagement': ok(engagement),
      'GET /admin/reports/donations': ok(donations),
      ...calls,
    },
  });
}

it('shows a department its events with who came, its announcements and its months', async () => {
  const { requests } = show('music');
  const events = within(await screen.findByRole('table', { name: 'Events' }));
  expect(events.getByText('Choir day')).toBeInTheDocument();
  expect(events.getByText('54 came')).toBeInTheDocument();
  expect(screen.getByText('New robes')).toBeInTheDocument();
  const months = within(await screen.findByRole('table', { name: 'Engagement by month' }));
  expect(months.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Month',
    'Said they come',
    'Came',
  ]);
  expect(months.getByText('March 2026')).toBeInTheDocument();
  expect(screen.queryByText('Funds of the projects')).not.toBeInTheDocument();
  const asked = requests.filter(({ url }) => url.includes('/reports/')).map(({ params }) => params);
  expect(asked).toEqual([
    expect.objectContaining({ department: 'music' }),
    expect.objectContaining({ department: 'music' }),
  ]);
});

it('shows the pastoral team how the whole church takes part', async () => {
  const totals = { rsvps: 60, attended: 54, new_members: 9, prayers: 31, subscribers: 4 };
  const { requests } = show('pastoral', {
    'GET /admin/reports/engagement': ok({ ...engagement, months: [{ month: '2026-03', ...totals }], totals }),
  });
  const table = within(await screen.findByRole('table', { name: 'Engagement by month' }));
  expect(table.getByRole('columnheader', { name: 'Prayer requests' })).toBeInTheDocument();
  expect(screen.queryByText('Events and announcements')).not.toBeInTheDocument();
  expect(requests.find(({ url }) => url.includes('engagement'))?.params).not.toHaveProperty('department');
});

it('shows the finance committee the funds, and says that gifts aren’t recorded', async () => {
  show('finance');
  expect(await screen.findByText('Individual gifts are not recorded on this site.')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Roof/ }));
  expect(row.getByText('KES 450,000')).toBeInTheDocument();
  expect(row.getByText('50%')).toBeInTheDocument();
  expect(screen.queryByText('Engagement by month')).not.toBeInTheDocument();
});

it('asks for another period, and for days of one’s own', async () => {
  const user = userEvent.setup();
  const { requests } = show('music', {}, '/reports?period=last-year');
  const lastPeriod = () => requests.filter(({ url }) => url.includes('activity')).at(-1)?.params;
  const year = new Date().getFullYear() - 1;
  await screen.findByText('Choir day');
  expect(lastPeriod()).toMatchObject({ from: `${year}-01-01`, to: `${year}-12-31` });
  await user.selectOptions(screen.getByLabelText('Period'), 'Other days');
  await user.clear(screen.getByLabelText('First day'));
  await user.type(screen.getByLabelText('First day'), `${year}-03-01`);
  expect(lastPeriod()).toMatchObject({ from: `${year}-03-01`, to: `${year}-12-31` });
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), `${year}-02-01`);
  expect(screen.getByText('The last day must not be before the first')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), `${year + 6}-03-02`);
  expect(screen.getByText('A report covers at most five years')).toBeInTheDocument();
  expect(lastPeriod()).not.toMatchObject({ to: `${year + 6}-03-02` });
});

it('says why a report is refused, without a retry that would be refused again', async () => {
  const body = { success: false, message: 'A report covers at most five years', code: 'validation' };
  show('music', { 'GET /admin/reports/activity': { status: 422, body } });
  const failure = await screen.findByText('A report covers at most five years');
  const panel = failure.closest('section') ?? document.body;
  expect(within(panel).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('saves a report as CSV, and says so when that fails', async () => {
  const user = userEvent.setup();
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:report');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  show('finance', {
    'GET /admin/reports/donations': ({ params }) =>
      params?.['format'] !== 'csv'
        ? ok(donations)
        : isDown
          ? { status: 500, body: { message: 'Trouble' } }
          : { body: new Blob(['Project,Goal\r\n']) },
  });
  await user.click(await screen.findByRole('button', { name: /^Download as a spreadsheet/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download the file');
  expect(saved).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: /^Download as a spreadsheet/ }));
  await screen.findByRole('button', { name: /^Download as a spreadsheet/ });
  expect(saved.map(({ size }) => size)).toEqual(['Project,Goal\r\n'.length]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('prints', async () => {
  const user = userEvent.setup();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show('music');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

it('says of each report that it is refused, or did not load, and tries again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  show('music', {
    'GET /admin/reports/activity': () => (isDown ? { networkError: true } : ok(activity)),
    'GET /admin/reports/engagement': { status: 403, body: { success: false, message: 'Forbidden' } },
  });
  expect(await screen.findByText('You do not have permission to see this report.')).toBeInTheDocument();
  expect(await screen.findByText('Failed to load events and announcements')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Choir day')).toBeInTheDocument();
});

it('says what is empty', async () => {
  const empty = {
    ...activity,
    events: [],
    announcements: [],
    totals: { events: 0, going: 0, announcements: 0 },
  };
  show('music', { 'GET /admin/reports/activity': ok(empty) });
  expect(await screen.findByText('No events in this period')).toBeInTheDocument();
  expect(screen.getByText('Nothing was announced in this period.')).toBeInTheDocument();
});
