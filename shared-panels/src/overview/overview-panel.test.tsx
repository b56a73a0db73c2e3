import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls, type FakeResponse } from '@narthex/shared-auth/testing';
import type { AttentionItem, LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { CalendarPlus } from 'lucide-react';
import { fakeList, fakeOverview, fakeSite } from '../testing';
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
  expect(
    attention.getByRole('link', { name: /^Finish it ?: “Choir retreat” is still a draft$/ }),
  ).toHaveAttribute('href', '/events?edit=12');
  expect(attention.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Figures' })).toHaveTextContent(
    '1,320 Active members, 4 new this week',
  );
  const upcoming = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(upcoming.getByRole('link', { name: 'Vespers' })).toHaveAttribute('href', '/events?edit=3');
  expect(upcoming.getByText('6:30 PM, location to be set')).toBeInTheDocument();
  expect(upcoming.getByText('54 going')).toBeInTheDocument();
  expect(upcoming.getByText('Published')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Recent activity' })).toHaveTextContent('Event created: Carols');
  expect(screen.getByRole('link', { name: 'Create an event' })).toHaveAttribute('href', '/events?create=1');
});

const prayer = {
  id: 4,
  version: 2,
  title: 'For my mother',
  prayer_text: 'She is in hospital this week.',
  urgency_level: 'urgent',
  status: 'pending',
  is_public: true,
};
const proposal = {
  id: 6,
  type: 'slide',
  title: 'Mission week',
  description: '',
  content: '',
  author: 'Kevin Were',
  status: 'pending',
  endpoint: 'slides.update',
  before: { id: 3, title: 'Mission day' },
  after: { id: 3, title: 'Mission week' },
  is_outdated: false,
};
const question = {
  id: 9,
  email: 'halima@demo.test',
  visit: null,
  message: 'When is vespers?',
  status: 'open',
};
const visit = {
  ...question,
  id: 11,
  version: 1,
  message: null,
  visit: { name: 'Baraka Tum', day: '2030-11-30', phone: '+254 700 000 044' },
};

/** Renders the overview of a person with items in every queue, with a server that removes settled items. */
function showQueues(calls: FakeCalls = {}) {
  const waiting = new Map<AttentionItem['kind'], string>([
    ['urgent_prayers', '1 urgent prayer request to review'],
    ['pending_prayers', '3 prayer requests to review'],
    ['pending_proposals', '1 proposed change awaits approval'],
    ['announced_visits', '1 visitor to follow up'],
    ['open_inquiries', '1 inquiry is still open'],
  ]);
  const settle = (kind: AttentionItem['kind'], data: object) => () => {
    waiting.delete(kind);
    return { body: { success: true, data } };
  };
  return renderApp(
    <OverviewPanel
      places={{ prayers: '/p', proposals: '/a', inquiries: '/i', visits: '/v' }}
      quickActions={[]}
    />,
    {
      role: 'admin',
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/dashboard/overview': () =>
          filled({
            attention: [...waiting].map(([kind, text]) => ({ kind, text, count: 1, subject_id: null })),
          }),
        'GET /v1/admin/prayers/moderate': fakeList([prayer]),
        'GET /v1/admin/content/pending': fakeList([proposal]),
        'GET /v1/admin/inquiries': fakeList([question]),
        'GET /v1/admin/visits': fakeList([visit]),
        'PUT /v1/admin/prayers/4/approve': settle('urgent_prayers', { ...prayer, status: 'approved' }),
        'PUT /v1/admin/content/6/approve': settle('pending_proposals', {}),
        'PUT /v1/admin/visits/11/followed-up': settle('announced_visits', { ...visit, status: 'closed' }),
        ...calls,
      },
    },
  );
}

describe('what waits', () => {
  it('is approved in place, once for a queue, and is gone then', async () => {
    const user = userEvent.setup();
    showQueues();
    const row = await screen.findByText('She is in hospital this week.');
    // The rows of a queue follow the last item about it, since they belong to all of these items.
    expect(screen.getByText('3 prayer requests to review').closest('li')).toContainElement(row);
    await user.click(await screen.findByRole('button', { name: 'Approve For my mother' }));
    const said = await screen.findByText('Approved. It is on the prayer wall now.');
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    await waitFor(() =>
      expect(screen.queryByText('1 urgent prayer request to review')).not.toBeInTheDocument(),
    );
  });

  it('says which words a proposal changes, and shows all of it before it is approved', async () => {
    const user = userEvent.setup();
    showQueues();
    expect(await screen.findByText('Title: “Mission week” instead of “Mission day”')).toBeInTheDocument();
    const approve = screen.getByRole('button', { name: 'Review and approve Mission week' });
    expect(approve).toHaveTextContent('Approve');
    await user.click(approve);
    const dialog = within(screen.getByRole('dialog', { name: 'Approve “Mission week” by Kevin Were?' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The change was approved and is live.')).toBeInTheDocument();
  });

  it('leads to the reply of a question', async () => {
    showQueues();
    expect(await screen.findByRole('link', { name: 'Answer halima@demo.test' })).toHaveAttribute(
      'href',
      '/i?edit=9',
    );
  });

  it('has visitors called, and marked as followed up', async () => {
    const user = userEvent.setup();
    showQueues();
    expect(await screen.findByRole('link', { name: '+254 700 000 044' })).toHaveAttribute(
      'href',
      'tel:+254700000044',
    );
    await user.click(screen.getByRole('button', { name: 'Followed up Baraka Tum' }));
    expect(await screen.findByText('Baraka Tum was followed up.')).toBeInTheDocument();
  });

  it('says when a queue does not load, and what is refused', async () => {
    const user = userEvent.setup();
    showQueues({
      'GET /v1/admin/inquiries': { networkError: true },
      'PUT /v1/admin/visits/11/followed-up': {
        status: 403,
        body: { message: 'Not yours.', code: 'forbidden' },
      },
    });
    expect(await screen.findByText('Failed to load inquiries')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Followed up Baraka Tum' }));
    expect(
      await screen.findByText('Failed to save that the visitor was followed up. Not yours.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Followed up Baraka Tum' })).toBeInTheDocument();
  });
});

it('says who did what happened, where somebody is known', async () => {
  show(
    filled({
      activities: [
        { type: 'event', action: 'Event updated', name: 'Carols', by: 'Otieno Were', ...LONG_AGO },
        { type: 'event', action: 'Event created', name: 'Picnic', by: null, ...LONG_AGO },
      ],
    }),
  );
  const list = await screen.findByRole('list', { name: 'Recent activity' });
  expect(list).toHaveTextContent('Event updated: Carols by Otieno Were');
  expect(within(list).getByText('Picnic').closest('li')).not.toHaveTextContent('by');
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
