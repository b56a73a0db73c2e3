import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Notification } from '@narthex/shared-contracts/schemas/notifications';
import { fakeSite } from '../testing';
import { NotificationsBell } from './notifications-bell';

const proposed: Notification = {
  id: 4,
  kind: 'proposal',
  text: 'Akinyi Otieno proposed a change that awaits approval.',
  link: '/admin/approvals',
  is_read: false,
  created_at: '2026-11-20T06:00:00Z',
};
const decided: Notification = {
  ...proposed,
  id: 3,
  kind: 'decision',
  text: 'Your change was approved.',
  link: null,
};

const listing = (notifications: readonly Notification[]) => ({
  body: {
    success: true,
    data: notifications,
    meta: {
      page: 1,
      per_page: 20,
      limit: 20,
      total: notifications.length,
      has_more_than_total: false,
      unread: notifications.filter(({ is_read: isRead }) => !isRead).length,
    },
  },
});

const show = (calls: FakeCalls) =>
  renderApp(<NotificationsBell />, {
    role: 'admin',
    path: '/admin/dashboard',
    calls: { 'GET /v1/site': fakeSite, ...calls },
  });

it('says how many are unread, and lists what happened with the way to it', async () => {
  const user = userEvent.setup();
  show({ 'GET /v1/notifications': listing([proposed, { ...decided, is_read: true }]) });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Notifications' }));
  expect(await sheet.findByRole('link', { name: proposed.text })).toHaveAttribute('href', '/admin/approvals');
  expect(sheet.getByText('Your change was approved.')).toBeInTheDocument();
});

it('marks one as read, and all of them', async () => {
  const user = userEvent.setup();
  let rows: readonly Notification[] = [proposed, decided, { ...decided, id: 2, text: 'A report is ready.' }];
  const read = (ids: readonly number[]) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, is_read: true } : row));
    return { body: { success: true } };
  };
  show({
    'GET /v1/notifications': () => listing(rows),
    'PUT /v1/notifications/3/read': () => read([3]),
    'PUT /v1/notifications/read': ({ body }: { body?: unknown }) => {
      // The list doesn't contain newer notifications yet.
      expect(body).toEqual({ up_to: 4 });
      return read([4, 3, 2]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Your change was approved.' }));
  expect(
    await screen.findByRole('button', { name: 'Notifications, 2 unread', hidden: true }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
});

it('reads a notification that is followed', async () => {
  const user = userEvent.setup();
  let hasRead = false;
  show({
    'GET /v1/notifications': () => listing([{ ...proposed, is_read: hasRead }]),
    'PUT /v1/notifications/4/read': () => {
      hasRead = true;
      return { body: { success: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('link', { name: proposed.text }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says of each what kind it is', async () => {
  const user = userEvent.setup();
  const asked = { ...proposed, id: 5, kind: 'join_request', text: 'Neema asks to join the choir.' } as const;
  show({ 'GET /v1/notifications': listing([asked, decided]) });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const items = await screen.findAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/Request to join, .+, unread/);
  expect(items[1]).toHaveTextContent(/Decision, .+, unread/);
});

it('says when there are none, and when they could not be loaded', async () => {
  const user = userEvent.setup();
  const { unmount } = show({ 'GET /v1/notifications': listing([]) });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  unmount();
  show({ 'GET /v1/notifications': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Failed to load notifications')).toBeInTheDocument();
});

it.each([
  ['Mark all as read', 'PUT /v1/notifications/read'],
  ['Mark as read: Your change was approved.', 'PUT /v1/notifications/3/read'],
])('says that “%s” failed, and that it can be tried again', async (button, endpoint) => {
  const user = userEvent.setup();
  show({ 'GET /v1/notifications': listing([decided]), [endpoint]: { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Failed to mark it as read. Please try again.')).toBeInTheDocument();
});

it('drops a notification whose request was taken back meanwhile, without an error', async () => {
  const user = userEvent.setup();
  let rows = [decided];
  show({
    'GET /v1/notifications': () => listing(rows),
    'PUT /v1/notifications/3/read': () => {
      rows = [];
      return { status: 404, body: { code: 'not_found', message: 'This was not found.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Your change was approved.' }));
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
});
