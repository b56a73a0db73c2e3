import { sessionStore } from '@narthex/shared-auth';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, homeCalls } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import { signInMember } from '../../testing/sign-in-member';
import { hydratePage, servePage } from '../../testing/serve-page';

const done = (data: unknown) => ({ body: { success: true, data } });
const full = event({
  id: 12,
  start_datetime: '2099-11-28T07:00:00Z',
  end_datetime: '2099-11-28T10:00:00Z',
  max_attendees: 30,
  attendees_count: 30,
  waiting_count: 1,
});
const rsvp = (waiting: { place: number; offered_until: string | null } | null, waiting_count = 1) =>
  done({ attending: false, attendees_count: 30, max_attendees: 30, waiting_count, waiting });
const waits = { place: 2, offered_until: null };

afterEach(() => {
  document.body.replaceChildren();
  sessionStore.setState({ status: 'visitor', actor: null, stored: null }, true);
});

const open = (calls: Parameters<typeof openPage>[1]) =>
  openPage('/Events/12', { 'GET /v1/events/12': done(full), 'GET /v1/events/12/rsvp': rsvp(null), ...calls });

it('is joined with name and address, tells the place, and is left again', async () => {
  const user = userEvent.setup();
  const { requests } = await open({
    'POST /v1/events/12/waiting-list': rsvp(waits, 2),
    'DELETE /v1/events/12/waiting-list': rsvp(null),
  });
  const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
  expect(
    screen.getByText('This event is full: all 30 places are taken, 1 person waiting'),
  ).toBeInTheDocument();
  await user.type(form.getByLabelText(/^Name/), 'Wafula');
  await user.type(form.getByLabelText(/^Email address/), 'wafula@demo.test');
  await user.click(form.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText(/You are number 2 on the waiting list/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
  expect(await screen.findByText('You are off the waiting list.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ name: 'Wafula', email: 'wafula@demo.test' }]);
});

it('says what is wrong at the field', async () => {
  await open({});
  const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
  await userEvent.setup().click(form.getByRole('button', { name: 'Join the waiting list' }));
  expect(await form.findByText('Please tell us your name')).toBeInTheDocument();
  expect(form.getByLabelText(/^Name/)).toHaveFocus();
});

it('is joined by one press by who is signed in', async () => {
  const user = userEvent.setup();
  const { requests } = await open({ 'POST /v1/events/12/waiting-list': rsvp(waits, 2) });
  signInMember();
  const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
  expect(form.getByText(/we send an email to neema@demo.test/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText(/You are number 2 on the waiting list/)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{}]);
});

it('is joined by nobody whose address is not confirmed, and says so', async () => {
  const first = 'Please confirm your email address first: open the link in the email we sent you.';
  await open({
    'POST /v1/events/12/waiting-list': { status: 403, body: { success: false, message: first } },
  });
  signInMember({ email_confirmed: false });
  const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
  await userEvent.setup().click(form.getByRole('button', { name: 'Join the waiting list' }));
  expect(await form.findByText(first)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
});

it('waits for the link in an email of a visitor', async () => {
  const user = userEvent.setup();
  await open({
    'POST /v1/events/12/waiting-list': done({
      attending: false,
      is_unconfirmed: true,
      attendees_count: 30,
      max_attendees: 30,
      waiting_count: 1,
      waiting: null,
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
  await user.type(form.getByLabelText(/^Name/), 'Wafula');
  await user.type(form.getByLabelText(/^Email address/), 'wafula@demo.test');
  await user.click(form.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText(/^Check your email: your place is yours/)).toBeInTheDocument();
});

it('offers a free place until when it is kept, and takes it', async () => {
  const offered = { place: 1, offered_until: '2099-11-27T15:00:00Z' };
  await open({
    'GET /v1/events/12/rsvp': rsvp(offered),
    'POST /v1/events/12/rsvp': done({
      attending: true,
      attendees_count: 30,
      max_attendees: 30,
      waiting_count: 0,
      waiting: null,
    }),
  });
  expect(await screen.findByText(/We keep it for you until .*6:00 PM/)).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'I’m coming' }));
  expect(await screen.findByText('You are on the list. See you there!')).toBeInTheDocument();
});

describe('without JavaScript', () => {
  const calls = { ...homeCalls, 'GET /v1/events/12': done(full), 'GET /v1/events/12/rsvp': rsvp(waits, 2) };

  it('comes back with the place, and a way to leave', async () => {
    const path = '/Events/12?place=2&sent=waiting-list';
    const { page, state, container } = await servePage(path, calls);
    expect(page.getByText(/You are number 2 on the waiting list/)).toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Leave the waiting list' }).closest('form')).toHaveAttribute(
      'action',
      '/forms/waiting-list#rsvp',
    );
    expect(await hydratePage(container, state, path)).toEqual([]);
  });

  it('says after a plain post that the link in the email is awaited', async () => {
    const path = '/Events/12?sent=rsvp-unconfirmed';
    const { page } = await servePage(path, calls);
    expect(page.getByText(/^Check your email: your place is yours/)).toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Cancel my RSVP' })).toBeInTheDocument();
  });

  it('comes back with what was typed and what is wrong with it', async () => {
    const { page } = await servePage('/Events/12', calls, {
      form: 'waiting-list',
      values: { name: 'Wafula', email: 'wafula' },
      errors: { email: ['A valid email address is required'] },
    });
    expect(page.getByLabelText(/^Name/)).toHaveValue('Wafula');
    expect(page.getByText('A valid email address is required')).toBeInTheDocument();
  });
});
