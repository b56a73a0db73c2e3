import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { CalendarPlus } from 'lucide-react';
import { fakeOverview, fakeSite } from '../testing';
import OverviewPanel from './overview-panel';

const LONG_AGO = { time: 'Thu 20 Nov 2025', timestamp: '2025-11-20T10:00:00Z' };

function show(response: FakeResponse) {
  return renderApp(
    <OverviewPanel
      places={{ events: 'events', announcements: 'announcements', members: 'members' }}
      quickActions={[{ to: 'events?create=1', label: 'Create an event', icon: CalendarPlus }]}
    />,
    {
      role: 'leader',
      department: 'music',
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/dashboard/overview': response },
    },
  );
}

const filled = (changes: Partial<LeaderOverview>) => ({
  body: { success: true, data: fakeOverview(changes) },
});

it('shows what waits with the way to settle it, figures, events, activity and actions', async () => {
  show(
    filled({
      attention: [
        { kind: 'draft_event', text: '“Choir retreat” is still a draft', count: 1, subject_id: 12 },
        { kind: 'pending_prayers', text: '2 prayer requests to review', count: 2, subject_id: null },
      ],
      upcoming: [
        {
          id: 3,
          title: 'Vespers',
          start_datetime: '2026-11-27T15:30:00Z',
          location: null,
          status: 'published',
          going: 54,
        },
      ],
      activities: [{ type: 'event', action: 'Event created', name: 'Carols', ...LONG_AGO }],
    }),
  );
  expect(screen.getByText('Loading the overview...')).toBeInTheDocument();
  const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(attention.getByRole('link', { name: 'Finish it' })).toHaveAttribute('href', '/events?edit=12');
  expect(attention.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Figures' })).toHaveTextContent(
    '1,320 People going to upcoming events',
  );
  const upcoming = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(upcoming.getByRole('link', { name: 'Vespers' })).toHaveAttribute('href', '/events?edit=3');
  expect(upcoming.getByText('6:30 PM, location to be set')).toBeInTheDocument();
  expect(upcoming.getByText('54 going')).toBeInTheDocument();
  expect(upcoming.getByText('Published')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Recent activity' })).toHaveTextContent('Event created: Carols');
  expect(screen.getByRole('link', { name: 'Create an event' })).toHaveAttribute('href', '/events?create=1');
});

it('draws events by month, with a table for the exact figures', async () => {
  show(filled({}));
  expect(
    await screen.findByRole('img', { name: '10 events over 3 months, at most 6 in one' }),
  ).toBeInTheDocument();
  const table = screen.getByText('Exact figures').closest('details');
  expect(table).toHaveTextContent('November 20266');
});

it('hides what needs attention when nothing does, and says so of empty lists', async () => {
  show(filled({}));
  expect(await screen.findByText('Nothing is planned yet')).toBeInTheDocument();
  expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
});

it('says that it did not load, and loads on the next try', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  show(() => (attempts++ === 0 ? { networkError: true } : filled({})));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the overview');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Coming up' })).toBeInTheDocument();
});

it('says that it is refused', async () => {
  show({ status: 403, body: { success: false, message: 'Forbidden' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to see this overview.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
