import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { openDraft } from '../resource-panel/form/form-draft';
import { fakeList, fakeSite } from '../testing';
import ProposalsPanel from './proposals-panel';
import OwnProposalsPanel from './own-proposals-panel';

const proposal = (changes: Partial<Proposal> = {}): Proposal => ({
  id: 7,
  type: 'slide',
  subject_id: '3',
  title: 'Choir Sabbath',
  description: '',
  content: 'All five choirs sing.',
  author: 'Akinyi Otieno',
  priority: 'medium',
  scheduled_date: null,
  image_url: null,
  event_details: null,
  created_at: '2026-11-20T06:00:00Z',
  status: 'pending',
  reason: null,
  endpoint: 'slides.update',
  before: { id: 3, title: 'Choir Sabbath', content: 'Four choirs sing.', is_active: true, version: 1 },
  after: { id: 3, title: 'Choir Sabbath', content: 'All five choirs sing.', is_active: true, version: 2 },
  is_outdated: false,
  ...changes,
});

const approvals = (rows: readonly Proposal[], calls: FakeCalls = {}) =>
  renderApp(<ProposalsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path: '/admin/approvals',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/admin/content/pending': fakeList(rows), ...calls },
  });

it('shows before and after of what differs, and approves', async () => {
  const user = userEvent.setup();
  approvals([proposal()], {
    'PUT /v1/admin/content/7/approve': {
      body: { success: true, message: 'The change was approved and is live.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Review and approve Choir Sabbath' }));
  const dialog = screen.getByRole('dialog', { name: 'Approve “Choir Sabbath” by Akinyi Otieno?' });
  const rows = within(dialog).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldBeforeAfter',
    'ContentFour choirs sing.All five choirs sing.',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The change was approved and is live.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a proposed translation by the text it belongs to', async () => {
  const user = userEvent.setup();
  const content = 'Four choirs sing.';
  const before = { id: 3, title: 'Choir Sabbath', content, translations: { sw: { title: '', content: '' } } };
  approvals([
    proposal({
      before,
      after: { ...before, translations: { sw: { title: 'Sabato ya kwaya', content: '' } } },
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Review and approve Choir Sabbath' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain(
    'Title in KiswahiliemptySabato ya kwaya',
  );
});

it('shows the facts of proposed texts as visitors read them', async () => {
  const user = userEvent.setup();
  const time = { name: 'service:vespers.time', subject: 'Vespers', part: 'time', text: '6:00 PM' };
  const facts = { body: { success: true, data: { facts: [time], missing: 'please ask us' } } };
  approvals(
    [
      proposal({
        title: 'Songs at {{service:vespers.time}}',
        before: { id: 3, content: 'We sing at 5:30 PM.' },
        after: { id: 3, content: 'We sing at {{service:vespers.time}} {{service:gone.day}}.' },
      }),
    ],
    { 'GET /v1/facts': facts },
  );
  const row = await screen.findByText(/instead of “at 5:30 PM.”$/);
  await waitFor(() => expect(row).toHaveTextContent('“at 6:00 PM please ask us.”'));
  await user.click(await screen.findByRole('button', { name: 'Review and approve Songs at 6:00 PM' }));
  expect(screen.getByRole('dialog', { name: /^Approve “Songs at 6:00 PM” by/ })).toBeInTheDocument();
  const shown = await screen.findByText('6:00 PM');
  expect(shown).toHaveAttribute('title', '{{service:vespers.time}}');
  expect(shown.closest('td')).toHaveTextContent('We sing at 6:00 PM please ask us.');
});

it('shows the facts of a translation in its language, and those of other texts in English', async () => {
  const user = userEvent.setup();
  const inLanguage = ({ params }: { params?: Readonly<Record<string, unknown>> }) => {
    const text = `day-${String(params?.['language'])}`;
    const day = { name: 'service:vespers.day', subject: 'Vespers', part: 'day', text };
    return { body: { success: true, data: { facts: [day], missing: '' } } };
  };
  const content = 'We sing on {{service:vespers.day}}';
  approvals([proposal({ before: { id: 3 }, after: { id: 3, content, translations: { sw: { content } } } })], {
    'GET /v1/facts': inLanguage,
  });
  await user.click(await screen.findByRole('button', { name: 'Review and approve Choir Sabbath' }));
  const shown = async (name: RegExp) => within(await screen.findByRole('row', { name })).findByText(/^day-/);
  expect(await shown(/^Content empty/)).toHaveTextContent('day-en');
  expect(await shown(/^Content in Kiswahili/)).toHaveTextContent('day-sw');
});

it('rejects with the reason that the author will see', async () => {
  const user = userEvent.setup();
  let sent: unknown;
  approvals([proposal()], {
    'DELETE /v1/admin/content/7/reject': ({ body }) => {
      sent = body;
      return { body: { success: true, message: 'The change was rejected. Its author sees the reason.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Review and reject Choir Sabbath' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Reason/), 'There are four choirs.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The change was rejected. Its author sees the reason.')).toBeInTheDocument();
  expect(sent).toEqual({ reason: 'There are four choirs.' });
});

it('does not offer to approve what has changed since it was proposed, and says so', async () => {
  const user = userEvent.setup();
  approvals([proposal({ is_outdated: true })]);
  expect(await screen.findByText('Out of date')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /approve/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Review and reject Choir Sabbath' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('This has changed since it was proposed.');
});

it('shows every field of a new object and of a deletion', async () => {
  const user = userEvent.setup();
  approvals([proposal({ before: null }), proposal({ id: 8, title: 'Old slide', after: null })]);
  await user.click(await screen.findByRole('button', { name: 'Review and approve Choir Sabbath' }));
  expect(screen.getByRole('row', { name: 'Title empty Choir Sabbath' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Review and approve Old slide' }));
  expect(screen.getByRole('row', { name: 'Title Choir Sabbath empty' })).toBeInTheDocument();
});

it('shows the fields of a page one by one, as they are read', async () => {
  const user = userEvent.setup();
  const field = (content: string) => ({ title: '', content, image_url: null });
  const mission = field('<p>We heal.</p>');
  approvals([
    proposal({
      type: 'page-content',
      title: 'Health',
      endpoint: 'pageContent.save',
      before: { fields: { mission, schedule: field('<p>Sundays</p>') }, version: 3 },
      after: {
        fields: { mission, schedule: field('<p>Sundays</p><p>See <a href="/Events">the list</a></p>') },
        version: 4,
      },
    }),
  ]);
  expect(await screen.findByText('Change: Page content')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Review and approve Health' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldBeforeAfter',
    'Schedule: contentSundaysSundays See the list (/Events)',
  ]);
});

it('shows the markup where only that differs', async () => {
  const user = userEvent.setup();
  approvals([
    proposal({
      before: { title: 'A', content: '<p>Come</p>' },
      after: { title: 'A', content: '<p><b>Come</b></p>' },
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Review and approve/ }));
  expect(screen.getByRole('row', { name: 'Content <p>Come</p> <p><b>Come</b></p>' })).toBeInTheDocument();
});

it('says when nothing awaits approval', async () => {
  approvals([]);
  expect(await screen.findByText('Nothing awaits approval')).toBeInTheDocument();
});

/** Renders the proposals of a leader of the music department. */
const showOwn = (proposals: readonly ReturnType<typeof proposal>[]) =>
  renderApp(
    <OwnProposalsPanel scope={{ kind: 'department', department: 'music' }} base="/department-dashboard" />,
    {
      ...{ role: 'leader', department: 'music', path: '/department-dashboard/proposals' },
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/proposals/mine': fakeList([...proposals]) },
    },
  );

it('shows authors what became of their proposals, with the reason of a rejection', async () => {
  showOwn([
    proposal(),
    proposal({ id: 8, title: 'Concert', status: 'rejected', reason: 'The hall is taken.' }),
  ]);
  expect(
    within(await screen.findByRole('row', { name: /Choir Sabbath/ })).getByText('Awaiting approval'),
  ).toBeInTheDocument();
  const rejected = within(screen.getByRole('row', { name: /Concert/ }));
  expect(rejected.getByText('Rejected')).toBeInTheDocument();
  expect(rejected.getByText('Reason: The hall is taken.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Edit and send again/ })).toHaveLength(1);
});

it('keeps what the author has changed in a rejected proposal since', async () => {
  const draft = openDraft({ resource: 'slides', actorId: 7, rowId: 3 });
  const mine = { values: { title: 'Concert at three' }, version: 1, rejection: 'The hall is taken.' };
  const user = userEvent.setup();
  showOwn([proposal({ status: 'rejected', reason: 'The hall is taken.' })]);
  const again = await screen.findByRole('button', { name: /^Edit and send again/ });
  await user.click(again);
  expect(draft.read()).toMatchObject({ proposed: { content: 'All five choirs sing.' } });
  draft.write(mine);
  await user.click(again);
  expect(draft.read()).toEqual(mine);
});

it('offers nothing to send again where a deletion or an order was rejected', async () => {
  const rejected = { status: 'rejected', reason: 'Not now.' } as const;
  showOwn([
    proposal({ ...rejected, endpoint: 'slides.delete', after: null }),
    proposal({ ...rejected, id: 8, endpoint: 'leaders.reorder' }),
    proposal({ ...rejected, id: 9, endpoint: 'about.saveSection' }),
  ]);
  expect(await screen.findAllByText('Reason: Not now.')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Edit and send again/ })).not.toBeInTheDocument();
});
