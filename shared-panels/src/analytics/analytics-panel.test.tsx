import { screen } from '@testing-library/react';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { fakeSite } from '../testing';
import AnalyticsPanel from './analytics-panel';

const period = { from: '2026-02-01', to: '2026-03-31' };
const people = { rsvps: 60, attended: 54, new_members: 9, prayers: 31, subscribers: 4 };
const content = { events: 5, announcements: 3, sermons: 8, gallery_items: 12, proposals: 2 };
const months = (figures: object) => [
  { month: '2026-02', ...figures },
  { month: '2026-03', ...figures },
];
const ok = (data: unknown) => ({ body: { success: true, data } });

const show = (calls: FakeCalls = {}, path = '/analytics') =>
  renderApp(<AnalyticsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path,
    calls: {
      'GET /v1/site': fakeSite,
      'GET /admin/reports/engagement': ok({
        period,
        department: null,
        months: months({ ...people, rsvps: 30 }),
        totals: people,
      }),
      'GET /admin/reports/content': ok({
        period,
        department: null,
        months: months(content),
        totals: content,
        now: { draft_events: 0, draft_sermons: 0, pending_proposals: 0 },
      }),
      ...calls,
    },
  });

it('draws each figure over time, and says that visits aren’t tracked', async () => {
  show();
  expect(
    await screen.findByRole('img', { name: '60 people who said they come over 2 months, at most 30 in one' }),
  ).toBeInTheDocument();
  for (const title of ['New members', 'Prayer requests', 'Newsletter subscribers', 'Events', 'Sermons'])
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
  expect(screen.getByText(/Visits to pages aren’t tracked/)).toBeInTheDocument();
  for (const title of ['People', 'Content'])
    expect(
      screen.getByRole('button', { name: new RegExp(`^Download as a spreadsheet ?: ${title}$`) }),
    ).toBeInTheDocument();
});

it('draws no figure in which nothing was counted, and no half of nothing but these', async () => {
  const none = { ...people, prayers: 0, subscribers: 0 };
  const empty = Object.fromEntries(Object.keys(content).map((name) => [name, 0]));
  show({
    'GET /admin/reports/engagement': ok({ period, department: null, months: months(none), totals: none }),
    'GET /admin/reports/content': ok({ period, department: null, months: months(empty), totals: empty }),
  });
  expect(await screen.findByRole('region', { name: 'Prayer requests' })).toHaveTextContent(
    /^Prayer requests 0$/,
  );
  expect(await screen.findByText('There was nothing to count in these months.')).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

it('asks for the period that the URL names', async () => {
  const { requests } = show({}, '/analytics?period=days&from=2026-02-01&to=2026-03-31');
  await screen.findByRole('region', { name: 'Sermons' });
  const asked = requests.filter(({ url }) => url.includes('/reports/')).map(({ params }) => params);
  expect(asked).toEqual([period, period]);
});

it('leaves out what is not this person’s to know', async () => {
  const own = { ...people, new_members: null, prayers: null, subscribers: null };
  show({
    'GET /admin/reports/engagement': ok({ period, department: 'music', months: months(own), totals: own }),
  });
  expect(await screen.findByRole('region', { name: 'Said they come' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'New members' })).not.toBeInTheDocument();
});

it('says of each half that it did not load', async () => {
  show({ 'GET /admin/reports/content': { networkError: true } });
  expect(await screen.findByText('Failed to load content')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Said they come' })).toBeInTheDocument();
});
