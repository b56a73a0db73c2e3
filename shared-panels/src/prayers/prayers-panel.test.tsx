import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { ModeratedPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { fakeList, fakeSite } from '../testing';
import PrayersPanel from './prayers-panel';

const prayer = (changes: Partial<ModeratedPrayer> = {}): ModeratedPrayer => ({
  id: 1,
  version: 3,
  title: 'For my mother',
  prayer_text: 'She is in hospital this week.',
  category: 'healing',
  urgency_level: 'normal',
  is_public: true,
  is_anonymous: false,
  requester_name: 'Wafula Barasa',
  status: 'pending',
  is_featured: false,
  prayed_count: 0,
  rejected_reason: null,
  approved_by: null,
  approved_at: null,
  created_at: '2026-11-20T06:00:00Z',
  ...changes,
});

const show = (rows: readonly ModeratedPrayer[], calls: FakeCalls = {}) =>
  renderApp(<PrayersPanel scope={{ kind: 'church' }} />, {
    role: 'elder',
    path: '/admin/prayers',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/admin/prayers/moderate': fakeList(rows), ...calls },
  });
const refused = (status: number, message: string) => ({ status, body: { message, code: 'refused' } });

it('lists what waits, who asked and how urgent it is, and no name of who stays anonymous', async () => {
  show([
    prayer({ id: 1, urgency_level: 'urgent' }),
    prayer({ id: 2, title: 'Quietly', is_anonymous: true, requester_name: null }),
  ]);
  const urgent = await screen.findByRole('row', { name: /For my mother/ });
  expect(within(urgent).getByText('Urgent')).toBeInTheDocument();
  expect(within(urgent).getByText('Wafula Barasa')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Quietly/ })).getByText('Anonymous')).toBeInTheDocument();
});

it('shows a prayer as it was written, even if it looks like the placeholder of a fact', async () => {
  const text = 'I typed {{service:prayer.day}} by mistake.';
  show([prayer({ prayer_text: text })]);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('approves at once, from the version that was read', async () => {
  const user = userEvent.setup();
  let version: unknown;
  show([prayer()], {
    'PUT /v1/admin/prayers/1/approve': ({ headers }) => {
      version = headers?.['If-Match'];
      return { body: { success: true, data: prayer({ status: 'approved' }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve For my mother' }));
  expect(await screen.findByText('Approved. It is on the prayer wall now.')).toBeInTheDocument();
  expect(version).toBe('"3"');
});

it('rejects with a reason only, and keeps the reason when the server refuses', async () => {
  const user = userEvent.setup();
  let isRefusing = true;
  let sent: unknown;
  show([prayer()], {
    'PUT /v1/admin/prayers/1/reject': ({ body }) => {
      sent = body;
      return isRefusing
        ? refused(409, 'Somebody else has changed this.')
        : { body: { success: true, data: prayer({ status: 'rejected' }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject For my mother' }));
  const dialog = screen.getByRole('dialog', { name: 'Reject “For my mother”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('A reason is required')).toBeInTheDocument();
  expect(sent).toBeUndefined();
  await user.type(within(dialog).getByLabelText(/Reason/), 'It names somebody else.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(
    await within(dialog).findByText('Failed to reject the prayer request. Somebody else has changed this.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue('It names somebody else.');
  isRefusing = false;
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The prayer request was rejected.')).toBeInTheDocument();
  expect(sent).toEqual({ reason: 'It names somebody else.' });
});

it('features what is on the wall, and offers it for nothing else', async () => {
  const user = userEvent.setup();
  show(
    [
      prayer({ status: 'approved' }),
      prayer({ id: 2, title: 'Private', status: 'approved', is_public: false }),
    ],
    {
      'PUT /v1/admin/prayers/1/feature': {
        body: { success: true, data: prayer({ status: 'approved', is_featured: true }) },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Feature For my mother' }));
  expect(await screen.findByText('It stands at the top of the prayer wall now.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Feature Private' })).not.toBeInTheDocument();
});

it('asks before it deletes, naming the request', async () => {
  const user = userEvent.setup();
  const { requests } = show([prayer()], { 'DELETE /v1/admin/prayers/1': { body: { success: true } } });
  await user.click(await screen.findByRole('button', { name: 'Delete For my mother' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete “For my mother”?' });
  expect(dialog).toHaveTextContent('This action cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Prayer request deleted successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"3"');
});

it('says when nothing waits, when loading failed and when it may not be seen', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('No prayer request is waiting')).toBeInTheDocument();
  unmount();
  const failed = show([], { 'GET /v1/admin/prayers/moderate': { networkError: true } });
  expect(await screen.findByText('Failed to load prayer requests')).toBeInTheDocument();
  failed.unmount();
  show([], { 'GET /v1/admin/prayers/moderate': refused(403, 'No.') });
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeInTheDocument();
});
