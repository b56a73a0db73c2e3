import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import type { FailedMail, SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { fakeList, fakeSite } from '../testing';
import SystemPanel from './system-panel';

const LONG_AGO = '2025-11-20T09:00:00Z';
const status: SystemStatus = {
  server: {
    node_version: '20.19.5',
    environment: 'production',
    started_at: LONG_AGO,
    memory: { resident: 128 * 1024 * 1024, heap_used: 1 },
  },
  database: { engine: 'pglite', version: '17.5', latency_ms: 1.4, size: 24 * 1024 * 1024, migrations: 15 },
  disk: {
    free: 10 * 1024 ** 3,
    total: 20 * 1024 ** 3,
    folders: [{ name: 'media', size: 5 * 1024 * 1024, files: 1204 }],
    remotes: [{ remote: 'youth', versions: 3, size: 2 * 1024 * 1024 }],
    store: 's3',
    measured_at: LONG_AGO,
  },
  mail: { goes_to: 'folder', waiting: 1, failed: 2, sent_lately: 31 },
  jobs: [
    { name: 'event-reminders', every_minutes: 10, last_run_at: LONG_AGO, has_failed: true },
    { name: 'old-mail', every_minutes: 360, last_run_at: null, has_failed: false },
  ],
};
const BACKUPS: BackupStatus = {
  place: { kind: 's3', name: 'safe/church' },
  ...{ hour: 2, is_running: false, is_late: false, kept: 9 },
  last: { as_of: LONG_AGO, bytes: 40 * 1024 * 1024, rows: 900, files: 12 },
  failure: { at: LONG_AGO, step: 'restore', reason: 'The archive ends before rows/users.ndjson.gz.' },
};
const failedMail = (changes: Partial<FailedMail> = {}): FailedMail => ({
  id: 4,
  to: 'ann@demo.test',
  template: 'passwordChanged',
  attempts: 8,
  failed_at: LONG_AGO,
  error: '550 No such mailbox',
  can_retry: true,
  ...changes,
});
const ok = (data: unknown) => ({ body: { success: true, data } });

const show = (calls: FakeCalls = {}, rows: readonly FailedMail[] = [], tab = '') =>
  renderApp(<SystemPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path: `/communication-dashboard/system${tab}`,
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/admin/system': ok(status),
      'GET /v1/admin/mail/failed': fakeList(rows),
      'GET /v1/delivery/remotes': fakeList([]),
      ...calls,
    },
  });

it('shows four lights first, each with what to do, and keeps the rest for developers', async () => {
  const user = userEvent.setup();
  show();
  const lights = within(await screen.findByRole('list', { name: 'How the site is doing' }));
  const items = lights.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^SiteHave a look.*Event reminders.*tries again by itself/),
    expect.stringMatching(/^EmailNeeds somebody.*no mail server is set.*connect one/),
    'StorageFine10.0 GB of 20.0 GB are free.',
    'DashboardsFineEvery dashboard opens.',
  ]);
  expect(screen.queryByRole('tab', { name: 'Grants' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Activity log' })).toHaveAttribute('href', '/admin/audit');
  expect(await screen.findByText('No email has failed')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'For developers' }));
  expect(await screen.findByRole('tab', { name: 'Grants' })).toBeInTheDocument();
});

it('shows developers the figures of server, database, disk, mail and jobs', async () => {
  show({}, [], '?tab=technical');
  const server = await screen.findByRole('list', { name: 'Server' });
  expect(server).toHaveTextContent('20.19.5 is the version of Node');
  const database = screen.getByRole('list', { name: 'Database' });
  expect(database).toHaveTextContent('1.4 ms until the database responds');
  expect(database).toHaveTextContent('15 migrations were run');
  expect(screen.getByText(/10.0 GB of 20.0 GB are free/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Mail' })).toHaveTextContent('1 email waits');
  expect(screen.getByText(/No mail server is set/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Pictures, sound, videos 1,204/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'youth 3 2.0 MB' })).toBeInTheDocument();
  expect(screen.getByText(/kept in S3-compatible storage/)).toBeInTheDocument();
  const failed = within(screen.getByRole('row', { name: /Event reminders/ }));
  expect(failed.getByText('Every 10 minutes')).toBeInTheDocument();
  expect(failed.getByText('Failed')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Old mail Every 6 hours Not yet Fine/ })).toBeInTheDocument();
});

it('sends an email that was given up again, and offers it for no other', async () => {
  const user = userEvent.setup();
  const { requests } = show(
    {
      'POST /v1/admin/mail/4/retry': {
        body: { success: true, message: 'The email waits to be sent again.' },
      },
    },
    [failedMail(), failedMail({ id: 5, to: 'bob@demo.test', can_retry: false })],
  );
  const row = within(await screen.findByRole('row', { name: /ann@demo.test Password changed/ }));
  expect(row.getByText('550 No such mailbox')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /bob@demo.test/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Send the email to ann@demo.test again' }));
  expect(await screen.findByText('The email waits to be sent again.')).toBeInTheDocument();
  // The counts above the list are updated too.
  await waitFor(() => expect(requests.filter(({ url }) => url === '/api/v1/admin/system')).toHaveLength(2));
});

it('says why an email stays', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'The text of this email was deleted, so it can’t be sent again.';
  show({ 'POST /v1/admin/mail/4/retry': { status: 409, body: { message, code: 'conflict' } } }, [
    failedMail(),
  ]);
  await user.click(await screen.findByRole('button', { name: /ann@demo.test again/ }));
  expect(await screen.findByText(`Failed to send the email again. ${message}`)).toBeInTheDocument();
});

it('shows the last backup that counts, where it is, and why the last attempt failed', async () => {
  show({ 'GET /v1/admin/system': ok({ ...status, backups: BACKUPS }) });
  const backups = await screen.findByRole('list', { name: 'Backups' });
  expect(backups).toHaveTextContent('40.0 MB in the bucket safe/church');
  expect(backups).toHaveTextContent('9 backups are kept');
  expect(screen.getByText(/last attempt failed.*could not be restored from there/)).toBeInTheDocument();
  expect(screen.getByText('The archive ends before rows/users.ndjson.gz.')).toBeInTheDocument();
  expect(screen.getByText(/^Every night at 2:00 AM/)).toBeInTheDocument();
});

it('makes a backup when asked, and watches it', async () => {
  const user = userEvent.setup();
  let isRunning = false;
  show({
    'GET /v1/admin/system': () => ok({ ...status, backups: { ...BACKUPS, is_running: isRunning } }),
    'POST /v1/admin/system/backups': () => {
      isRunning = true;
      return { body: { success: true, message: 'The backup has begun.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('The backup has begun.')).toBeInTheDocument();
  expect(await screen.findByText(/^A backup is being made/)).toBeInTheDocument();
});

it('says why no backup was begun', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = { message: 'A backup is being made already.', code: 'conflict' };
  show({
    'GET /v1/admin/system': ok({ ...status, backups: BACKUPS }),
    'POST /v1/admin/system/backups': { status: 409, body: refusal },
  });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(
    await screen.findByText('Failed to start the backup. A backup is being made already.'),
  ).toBeInTheDocument();
});

it('offers no backup where no place for it is set', async () => {
  show({
    'GET /v1/admin/system': ok({
      ...status,
      backups: { ...BACKUPS, place: null, last: null, failure: null },
    }),
  });
  expect(await screen.findByText(/^No place for backups is set/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
});

it('says when the status did not load, and loads it on the next try', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  show({ 'GET /v1/admin/system': () => (attempts++ === 0 ? { networkError: true } : ok(status)) });
  expect(await screen.findByText('Failed to load system status')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'How the site is doing' })).toBeInTheDocument();
});

it('says what it does not know', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ 'GET /v1/delivery/remotes': { networkError: true } });
  expect(await screen.findByText('How the dashboards do is not known.')).toBeInTheDocument();
});

it('says that it is refused', async () => {
  const refused = { status: 403, body: { success: false, message: 'Forbidden' } };
  show({ 'GET /v1/admin/system': refused, 'GET /v1/admin/mail/failed': refused });
  expect(await screen.findByText('You do not have permission to see this report.')).toBeInTheDocument();
});
