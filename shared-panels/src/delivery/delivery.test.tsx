import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPanel } from '../resource-panel/list-panel';
import { fakeList, fakeSite } from '../testing';
import { RELEASES_LIST } from './remote-list';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const V3 = '3.0.0-0123456789';
const health = { loads: 1200, failures: 3, median_ms: 200, p95_ms: 800 };

const remote = (changes: Partial<RemoteSummary> = {}): RemoteSummary => ({
  id: 1,
  remote: 'music-dashboard',
  title: 'Music dashboard',
  owner: 'Music ministry',
  state: { live: V2, good: V1, canary: null, disabled: null },
  changed_by: 'Key “Music team”',
  changed_at: '2025-11-20T09:00:00Z',
  can_undo: true,
  contract: 1,
  size: 80 * 1024,
  health: { hour: health, day: health },
  kind: 'isolated',
  waiting: null,
  newest_versions: [V3, V2, V1],
  ...changes,
});

function show(row: RemoteSummary, calls: FakeCalls = {}) {
  const user = userEvent.setup();
  const shown = renderApp(<ListPanel definition={RELEASES_LIST} scope={{ kind: 'church' }} />, {
    role: 'admin',
    path: '/communication-dashboard/system',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/delivery/remotes': fakeList([row]), ...calls },
  });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(screen.getByRole('dialog'));
  };
  return { ...shown, user, open };
}
const CHANGES = 'POST /v1/delivery/remotes/music-dashboard/changes';
const accepted = (message: string) => ({ [CHANGES]: { body: { success: true, data: null, message } } });

it('shows what is live, what stands in, and how it does', async () => {
  show(remote());
  const card = within(await screen.findByRole('article', { name: 'Music dashboard' }));
  for (const text of [V2, V1, '80 KB', '1,200', '200 ms, slow ones 800 ms', 'Live'])
    expect(card.getAllByText(text).length).toBeGreaterThan(0);
  expect(card.getByText(/Key “Music team”/)).toBeInTheDocument();
});

it('rolls back with a reason, comparing with what it shows', async () => {
  const { open, user, requests } = show(remote(), accepted('The earlier version is live again.'));
  const dialog = await open('Roll Music dashboard back');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(dialog.getByText('Please say why.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Songs are missing');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('The earlier version is live again.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'rollback',
    reason: 'Songs are missing',
    expected_live: V2,
  });
});

it.each<[string, string, object, object]>([
  ['Make a version of Music dashboard live', 'Make live', {}, { action: 'live', version: V3 }],
  [
    'Give Music dashboard to some first',
    'Change the share',
    {},
    { action: 'canary', version: V3, percent: 10 },
  ],
  ['Undo the last change of Music dashboard', 'Undo', {}, { action: 'undo' }],
  ['Switch Music dashboard off', 'Switch off', {}, { action: 'disable', message: 'Because' }],
  [
    'Switch Music dashboard on',
    'Switch on',
    { state: { live: V2, good: V1, canary: null, disabled: 'Back on Monday.' } },
    { action: 'enable' },
  ],
])('%s', async (name, confirm, changes, body) => {
  const { open, user, requests } = show(remote(changes), accepted('Done.'));
  const dialog = await open(name);
  await user.type(dialog.getByRole('textbox'), 'Because');
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Because',
    expected_live: V2,
    ...body,
  });
});

it('keeps the reason when somebody else was quicker', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = `${V3} is live, not ${V2}: somebody else changed it.`;
  const { open, user } = show(remote(), { [CHANGES]: { status: 409, body: { message, code: 'conflict' } } });
  const dialog = await open('Roll Music dashboard back');
  await user.type(dialog.getByRole('textbox'), 'Songs are missing');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Songs are missing');
});

it('offers only what is possible', async () => {
  const nothing = { state: null, newest_versions: [], changed_at: null, changed_by: null, can_undo: false };
  show(remote(nothing));
  expect(await screen.findByText('Not live')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Music dashboard/ })).not.toBeInTheDocument();
});

it('says what the users of a closed one read, and who tries another version', async () => {
  const state = { live: V2, good: V1, canary: { version: V3, percent: 25 }, disabled: 'Back on Monday.' };
  show(remote({ state }));
  expect(await screen.findByText('Switched off')).toBeInTheDocument();
  expect(screen.getByText('“Back on Monday.”')).toBeInTheDocument();
  expect(screen.getByText('25 % try another version')).toBeInTheDocument();
});

const span = {
  ...health,
  signals: {
    script_errors: 2,
    policy_violations: 0,
    failures: { timeout: 3 },
    good_vitals: { LCP: 92 },
  },
};
const VERSION_HEALTH = {
  version: V2,
  part: 'live',
  hour: span,
  day: span,
  hours: Array.from({ length: 24 }, (_, index) => ({
    hour: `2025-11-20T${String(index).padStart(2, '0')}:00:00Z`,
    loads: 50,
    failures: index === 23 ? 3 : 0,
    median_ms: 200,
    script_errors: 0,
  })),
  visitors: 400,
  failed_visitors: 3,
  signature: 'verified',
};

it('shows how its versions do, in figures and pictures', async () => {
  const { user } = show(remote(), {
    'GET /v1/delivery/remotes/music-dashboard/health': { body: { success: true, data: [VERSION_HEALTH] } },
  });
  await user.click(await screen.findByRole('button', { name: 'How Music dashboard does in browsers' }));
  const version = within(await screen.findByRole('region', { name: V2 }));
  expect(version.getByText('Signed by its team')).toBeInTheDocument();
  expect(version.getByText('It failed for 3 of 400 visitors in two weeks.')).toBeInTheDocument();
  expect(version.getByText('Good for visitors: LCP 92 %.')).toBeInTheDocument();
  expect(version.getByText('Why it failed: timeout 3.')).toBeInTheDocument();
  expect(version.getByRole('img', { name: '1,200 loads in 24 hours' })).toBeInTheDocument();
  expect(version.getByRole('img', { name: '3 failures in 24 hours' })).toBeInTheDocument();
});

it('makes a link to a version for those who shall look at it', async () => {
  const { user, requests } = show(remote(), {
    'GET /v1/delivery/remotes/music-dashboard/previews': { body: { success: true, data: [] } },
    'POST /v1/delivery/remotes/music-dashboard/previews': {
      body: {
        success: true,
        data: { url: 'https://church.example/preview?token=x', expires_at: '2025-11-21T09:00:00Z' },
        message: 'The link is ready.',
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview a version of Music dashboard' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Leaders of its departments and of communication', 'Administrators'])
    await user.click(await dialog.findByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose who may open it.');
  await user.click(dialog.getByRole('checkbox', { name: 'Administrators' }));
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://church.example/preview?token=x',
  );
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: V3,
    roles: ['admin'],
    expires_in_hours: 24,
  });
});

const LINK = {
  id: 41,
  version: V3,
  roles: ['leader'],
  created_by: 'Key “Music team”',
  created_at: '2025-11-20T09:00:00Z',
  expires_at: '2025-11-21T09:00:00Z',
};

it('lists the links that are open, and revokes one', async () => {
  let links: (typeof LINK)[] = [];
  const { user, requests } = show(remote(), {
    'GET /v1/delivery/remotes/music-dashboard/previews': () => ({ body: { success: true, data: links } }),
    'DELETE /v1/delivery/previews/41': () => {
      links = [];
      return { body: { success: true, message: 'The link was revoked.' } };
    },
  });
  const preview = await screen.findByRole('button', { name: 'Preview a version of Music dashboard' });
  await user.click(preview);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  links = [LINK];
  await user.click(preview);
  const open = within(await screen.findByRole('region', { name: 'Links that are open' }));
  expect(open.getByText(/by Key “Music team”, until/)).toBeInTheDocument();
  await user.click(open.getByRole('button', { name: 'Revoke link' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Links that are open' })).not.toBeInTheDocument(),
  );
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('says when the links can’t be had', async () => {
  const { user } = show(remote(), {
    'GET /v1/delivery/remotes/music-dashboard/previews': { status: 500, body: { success: false } },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview a version of Music dashboard' }));
  expect(await screen.findByText(/^Failed to change the open links/)).toBeInTheDocument();
});

it('says what a new version asks for, and allows it with the grant that was seen', async () => {
  const waiting = {
    version: V3,
    uses: ['members.read', 'events.manage:department'],
    grant: { id: 3, version: 7, uses: ['events.read', 'events.manage:propose'] },
  };
  const { open, user, requests } = show(remote({ waiting }), {
    'PUT /v1/delivery/grants/3': { body: { success: true, message: 'Grant updated successfully!' } },
  });
  const card = within(await screen.findByRole('article', { name: 'Music dashboard' }));
  expect(card.getByText(/waits until you allow what it asks for/)).toBeInTheDocument();
  expect(card.getByText('Reads the register of members with contacts and families.')).toBeInTheDocument();
  expect(card.getAllByText('High risk')).toHaveLength(2);
  const dialog = await open('Allow what Music dashboard asks for');
  expect(dialog.getByText(/Only what belongs to the person’s own department/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Grant updated successfully!')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ uses: ['events.read', 'events.manage:department', 'members.read'] });
  expect(sent?.headers['if-match'] ?? sent?.headers['If-Match']).toBe('"7"');
});

it('offers nothing to allow where nothing waits', async () => {
  show(remote());
  await screen.findByRole('article', { name: 'Music dashboard' });
  expect(screen.queryByRole('button', { name: /^Allow/ })).not.toBeInTheDocument();
});
