import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, renderMemberArea } from '../member-area.testing';

const PATH = '/member/ministries';
const ministry = (id: number, name: string) => ({
  ...{ id, name, description: `All about ${name}.`, leader: 'Juma Were', email: 'team@demo.test' },
  ...{ meetingTime: 'Fridays, 4 PM', location: 'Hall', category: 'worship', memberCount: 12 },
  ...{ isActive: true, version: 1 },
});
const own = (id: number, name: string, status: string) => ({
  ...{ id, name, status, role: 'Alto', meeting_time: 'Fridays, 4 PM', location: 'Hall' },
});
const CHOIR = ministry(4, 'Church Choir');
const USHERS = ministry(5, 'Ushers');
const meta = { page: 1, per_page: 10, limit: 10, total: 2, has_more_than_total: false };
const all = { 'GET /v1/ministries': { body: { success: true, data: [CHOIR, USHERS], meta } } };
const done = (message: string) => ({ body: { success: true, message, data: {} } });
const mine = async () => within(await screen.findByRole('region', { name: 'My ministries' }));
const explore = async () => within(await screen.findByRole('region', { name: 'Explore ministries' }));

beforeAll(() => import('./ministries-page'));

it('lists where the person belongs, as what, and what they asked to join', async () => {
  renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': ok([own(4, 'Church Choir', 'joined'), own(5, 'Ushers', 'asked')]),
  });
  const panel = await mine();
  expect(await panel.findByText('Church Choir')).toBeInTheDocument();
  expect(panel.getByText('Alto')).toBeInTheDocument();
  expect(panel.getByText('Asked to join, waiting')).toBeInTheDocument();
  const list = await explore();
  expect(await list.findByText('You belong to it')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: /^Ask to join/ })).not.toBeInTheDocument();
});

it('says that there are none yet', async () => {
  renderMemberArea(PATH, { ...all, 'GET /v1/member/ministries': ok([]) });
  expect(await screen.findByText("You haven't joined any ministries yet.")).toBeInTheDocument();
});

it('asks to join one, and then waits', async () => {
  const user = userEvent.setup();
  let hasAsked = false;
  const said = 'Your request was sent. A leader of the ministry will let you in.';
  const { requests } = renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': () => ok(hasAsked ? [own(5, 'Ushers', 'asked')] : []),
    'POST /v1/ministries/5/membership': () => {
      hasAsked = true;
      return { status: 201, ...done(said) };
    },
  });
  const list = await explore();
  expect(await list.findAllByText('Led by Juma Were · Fridays, 4 PM · Hall · 12 members')).toHaveLength(2);
  await user.click(await list.findByRole('button', { name: 'Ask to join Ushers' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  await waitFor(() => expect(list.getByText('Asked to join, waiting')).toBeInTheDocument());
  expect(requests.find(({ url }) => url.endsWith('/v1/ministries'))?.params).toMatchObject({
    status: 'active',
  });
});

it('leaves one only after asking', async () => {
  const user = userEvent.setup();
  renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': ok([own(4, 'Church Choir', 'joined')]),
    'DELETE /v1/ministries/4/membership': done('You left Church Choir.'),
  });
  const leave = () => screen.findByRole('button', { name: 'Leave Church Choir' });
  await user.click(await leave());
  const dialog = within(screen.getByRole('dialog', { name: 'Leave Church Choir?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await leave());
  await user.click(
    within(screen.getByRole('dialog', { name: 'Leave Church Choir?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  expect(await screen.findByText('You left Church Choir.')).toBeInTheDocument();
});

it('takes a request back at once', async () => {
  const user = userEvent.setup();
  renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': ok([own(5, 'Ushers', 'asked')]),
    'DELETE /v1/ministries/5/membership': done('You no longer ask to join Ushers.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the request to join Ushers' }));
  expect(await screen.findByText('You no longer ask to join Ushers.')).toBeInTheDocument();
});

it('says yes to an invitation, or no', async () => {
  const user = userEvent.setup();
  let invited = [own(4, 'Church Choir', 'invited'), own(5, 'Ushers', 'invited')];
  renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': () => ok(invited),
    'POST /v1/ministries/4/membership': () => {
      invited = [own(4, 'Church Choir', 'joined'), own(5, 'Ushers', 'invited')];
      return { status: 201, ...done('You belong to Church Choir now.') };
    },
    'DELETE /v1/ministries/5/membership': done('You said no to Ushers.'),
  });
  const panel = await mine();
  expect(await panel.findAllByText('Invites you to join')).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: 'Join Church Choir' }));
  expect(await screen.findByText('You belong to Church Choir now.')).toBeInTheDocument();
  await waitFor(() => expect(panel.getByText('Alto')).toBeInTheDocument());
  await user.click(panel.getByRole('button', { name: 'Say no to Ushers' }));
  expect(await screen.findByText('You said no to Ushers.')).toBeInTheDocument();
});

it('says what failed', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderMemberArea(PATH, {
    ...all,
    'GET /v1/member/ministries': () => (isDown ? { status: 500, body: {} } : ok([])),
    'POST /v1/ministries/5/membership': {
      status: 409,
      body: { success: false, code: 'conflict', message: 'You belong to this ministry already.' },
    },
  });
  expect(await screen.findByText('Failed to load your ministries')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Ask to join Ushers' }));
  expect(await screen.findByText('You belong to this ministry already.')).toBeInTheDocument();
});

describe('the focus', () => {
  it('is on the message once the pressed button is gone', async () => {
    const user = userEvent.setup();
    let asked = [own(5, 'Ushers', 'asked')];
    renderMemberArea(PATH, {
      ...all,
      'GET /v1/member/ministries': () => ok(asked),
      'DELETE /v1/ministries/5/membership': () => {
        asked = [];
        return done('You no longer ask to join Ushers.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take back the request to join Ushers' }));
    const message = await screen.findByText('You no longer ask to join Ushers.');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(message.closest('[tabindex]')).toHaveFocus();
  });

  it('is on the message once the dialog is closed that a removed row opened', async () => {
    const user = userEvent.setup();
    let joined = [own(4, 'Church Choir', 'joined')];
    renderMemberArea(PATH, {
      ...all,
      'GET /v1/member/ministries': () => ok(joined),
      'DELETE /v1/ministries/4/membership': () => {
        joined = [];
        return done('You left Church Choir.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave Church Choir' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    const message = await screen.findByText('You left Church Choir.');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(message.closest('[tabindex]')).toHaveFocus();
  });

  it('stays where the person has moved it meanwhile', async () => {
    const user = userEvent.setup();
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    renderMemberArea(PATH, {
      ...all,
      'GET /v1/member/ministries': ok([own(5, 'Ushers', 'asked')]),
      'DELETE /v1/ministries/5/membership': async () => {
        await waits;
        return done('You no longer ask to join Ushers.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take back the request to join Ushers' }));
    const search = await screen.findByRole('searchbox');
    await user.click(search);
    answer();
    expect(await screen.findByText('You no longer ask to join Ushers.')).toBeInTheDocument();
    expect(search).toHaveFocus();
  });
});
