import { toExactOffsetTime } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { configureApi, sessionStore } from '@narthex/shared-auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, event, homeCalls } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import { servePage, hydratePage } from '../../testing/serve-page';
import { signInMember } from '../../testing/sign-in-member';

const done = (data: unknown) => ({ body: { success: true, data } });
const SOON = '2099-11-28T07:00:00Z';
const coming = (changes = {}) =>
  event({ start_datetime: SOON, end_datetime: '2099-11-28T10:00:00Z', ...changes });

afterEach(() => {
  document.body.replaceChildren();
  sessionStore.setState({ status: 'visitor', actor: null, stored: null }, true);
});

it('says that an event was called off, and takes no replies to it', async () => {
  const cancelled = coming({ id: 7, title: 'Open day', status: 'cancelled' });
  await openPage('/Events/7', { 'GET /v1/events/7': done(cancelled) });
  expect(await screen.findByRole('heading', { name: 'This event is cancelled' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I’m coming' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

describe('the page of all events', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    coming({ id: index + 1, title: `Event ${index + 1}` }),
  );

  it('features the next ones and shows the rest when asked', async () => {
    await openPage('/Events', { 'GET /v1/events': done(many) });
    const featured = within(await screen.findByRole('region', { name: 'Featured events' }));
    expect(featured.getAllByRole('group', { name: /of 5$/ })).toHaveLength(5);
    expect(featured.getByRole('button', { name: 'Pause Featured events' })).toBeInTheDocument();
    const all = screen.getByRole('button', { name: 'View All Events' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.setup().click(all);
    expect(all).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(list.getByRole('link', { name: 'Event 8' })).toHaveAttribute('href', '/Events/8');
  });

  it('stands under months, and says where there is only the waiting list', async () => {
    const full = { max_attendees: 10, attendees_count: 9, waiting_count: 1 };
    await openPage('/Events', {
      'GET /v1/events': done([coming(), coming({ id: 2, start_datetime: '2099-12-05T07:00:00Z', ...full })]),
    });
    const list = within(await screen.findByRole('region', { name: 'Coming up' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'November 2099',
      'December 2099',
    ]);
    const december = within(list.getByRole('region', { name: 'December 2099' }));
    expect(december.getByRole('link', { name: /^Waiting list for / })).toHaveAttribute('href', '/Events/2');
  });

  it('is searched by text and type, in the URL', async () => {
    const user = userEvent.setup();
    const { requests } = await openPage('/Events', {
      'GET /v1/events': ({ params }) => done(params?.['search'] ? [coming({ title: 'Bonfire' })] : many),
    });
    const form = within(await screen.findByRole('search', { name: 'Search events' }));
    await user.type(form.getByLabelText('Search by title or place'), ' bonfire ');
    await user.selectOptions(form.getByLabelText('Type'), 'Youth');
    await user.click(form.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('One event')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Featured events' })).not.toBeInTheDocument();
    expect(requests.at(-1)?.params).toEqual({
      upcoming: true,
      limit: 48,
      search: 'bonfire',
      event_type: 'youth',
    });
    await user.click(screen.getByRole('link', { name: 'All events' }));
    expect(await screen.findByRole('region', { name: 'Featured events' })).toBeInTheDocument();
    expect(form.getByLabelText('Search by title or place')).toHaveValue('');
  });

  it('leads to further pages by plain links, which keep the search', async () => {
    const page = (rows: readonly unknown[]) => ({
      body: {
        success: true,
        data: rows,
        meta: { page: 1, per_page: 48, limit: 48, total: 100, has_more_than_total: false },
      },
    });
    const { requests } = await openPage('/Events?type=youth&page=2', { 'GET /v1/events': page(many) });
    const links = within(await screen.findByRole('navigation', { name: 'Pages of events' }));
    expect(screen.getByText('100 events')).toBeInTheDocument();
    expect(links.getByRole('link', { name: 'Show more events' })).toHaveAttribute(
      'href',
      '/Events?type=youth&page=3#coming-up',
    );
    expect(links.getByRole('link', { name: 'Earlier events' })).toHaveAttribute(
      'href',
      '/Events?type=youth#coming-up',
    );
    const query = { upcoming: true, limit: 48, page: 2, event_type: 'youth' };
    expect(requests.map(({ params }) => params)).toContainEqual(query);
  });

  it('shows a further page whole, and says where there is nothing more', async () => {
    await openPage('/Events?page=2', {
      'GET /v1/events': ({ params }) => done(params?.['page'] === 2 ? many : []),
    });
    const list = within(await screen.findByRole('region', { name: 'Coming up' }));
    expect(await list.findByRole('link', { name: 'Event 8' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Featured events' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'View All Events' })).not.toBeInTheDocument();
    document.body.replaceChildren();
    await openPage('/Events?page=9', { 'GET /v1/events': done([]) });
    expect(await screen.findByText('There are no more events.')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    const back = screen.getByRole('link', { name: 'Earlier events' });
    expect(back).toHaveAttribute('href', '/Events#coming-up');
  });

  it('says that nothing matches, and shows no samples then', async () => {
    await openPage('/Events?q=nothing', { 'GET /v1/events': done([]) });
    expect(await screen.findByText('No event matches your search.')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('says that loading failed and shows nine samples that lead nowhere', async () => {
    await openPage('/Events', { 'GET /v1/events': broken });
    expect(await screen.findByText('Failed to load events')).toBeInTheDocument();
    const list = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(list.getAllByRole('article')).toHaveLength(9);
    expect(list.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows samples without a failure when nothing is planned', async () => {
    await openPage('/Events', { 'GET /v1/events': done([]) });
    expect(await screen.findByText(/what we often do/)).toBeInTheDocument();
    expect(screen.queryByText('Failed to load events')).not.toBeInTheDocument();
  });
});

describe('the page of an event', () => {
  const shown = coming({ id: 12, title: 'Free clinic', max_attendees: 30, attendees_count: 23 });
  const rsvp = (attending: boolean, attendees_count: number, more = {}) =>
    done({ attending, attendees_count, max_attendees: 30, waiting_count: 0, waiting: null, ...more });

  const sendContact = async (user: ReturnType<typeof userEvent.setup>) => {
    const form = within(await screen.findByRole('form', { name: 'Your place' }));
    await user.type(form.getByLabelText(/^Name/), 'Wafula');
    await user.type(form.getByLabelText(/^Email address/), 'wafula@demo.test');
    await user.click(form.getByRole('button', { name: 'I’m coming' }));
  };
  const CONTACT = { name: 'Wafula', email: 'wafula@demo.test' };

  it('takes a place of a member by one press, and gives it back', async () => {
    const user = userEvent.setup();
    const { requests } = await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': ({ body }) =>
        JSON.stringify(body).includes('true') ? rsvp(true, 24) : rsvp(false, 23),
    });
    signInMember();
    const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
    expect(panel.getByText('7 of 30 places left')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'I’m coming' }));
    // The message must not be repeated in the heading.
    expect(await screen.findAllByText(/You are on the list/)).toHaveLength(1);
    expect(panel.getByText('6 of 30 places left')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Cancel my RSVP' }));
    expect(await screen.findByText('Your RSVP is cancelled.')).toBeInTheDocument();
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ attending: true }, { attending: false }]);
  });

  const refusedByServer = (status: number, message: string) => ({
    status,
    body: { success: false, message },
  });

  it('tells a member whose session has ended to sign in, rather than that a place was given back', async () => {
    const user = userEvent.setup();
    let isSignedIn = true;
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': () => rsvp(isSignedIn, 23),
      // The shell ends the session in the page before the call fails.
      'POST /v1/events/12/rsvp': () => {
        isSignedIn = false;
        act(() => sessionStore.setState({ status: 'visitor', actor: null, stored: null }, true));
        return refusedByServer(401, 'Please sign in to continue.');
      },
    });
    signInMember();
    const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
    await user.click(await panel.findByRole('button', { name: 'Cancel my RSVP' }));
    expect(await panel.findByText('Please sign in to continue.')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Sign in as a member' })).toHaveAttribute(
      'href',
      '/members?return_to=%2FEvents%2F12%23rsvp',
    );
    expect(screen.queryByText('Your RSVP is cancelled.')).not.toBeInTheDocument();
  });

  it('tells a member to confirm their address first, and sends the email again', async () => {
    const user = userEvent.setup();
    const first = 'Please confirm your email address first: open the link in the email we sent you.';
    let asked = 0;
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': refusedByServer(403, first),
      'POST /auth/confirm-email/resend': () =>
        asked++ === 0
          ? refusedByServer(429, 'We sent you several emails already.')
          : { body: { success: true, message: 'The email is on its way.' } },
    });
    signInMember({ email_confirmed: false });
    const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
    expect(panel.getByText(/^A place needs a confirmed email address/)).toHaveTextContent('neema@demo.test');
    await user.click(panel.getByRole('button', { name: 'I’m coming' }));
    expect(await panel.findByText(first)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Send it again' }));
    expect(await panel.findByText('We sent you several emails already.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Send it again' }));
    expect(await panel.findByText('The email is on its way.')).toBeInTheDocument();
  });

  it('asks a visitor for name and address, and says that the place waits for the link', async () => {
    const user = userEvent.setup();
    const asked = rsvp(false, 23, { is_unconfirmed: true, places_left: 7 });
    const { requests } = await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': ({ body }) =>
        JSON.stringify(body).includes('true') ? asked : rsvp(false, 23),
    });
    const form = within(await screen.findByRole('form', { name: 'Your place' }));
    await user.click(form.getByRole('button', { name: 'I’m coming' }));
    expect(await form.findByText('Please tell us your name')).toBeInTheDocument();
    expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await sendContact(user);
    const said = 'Check your email: your place is yours once you open the link in it.';
    expect((await screen.findByText(said)).closest('[role=status]')).toHaveFocus();
    expect(screen.getByText('7 of 30 places left')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check your email' })).toHaveAttribute('href', '#rsvp');
    await user.click(screen.getByRole('button', { name: 'Cancel my RSVP' }));
    expect(await screen.findByRole('form', { name: 'Your place' })).toBeInTheDocument();
    expect(screen.getByText('Your RSVP is cancelled.').closest('[role=status]')).toHaveFocus();
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ attending: true, ...CONTACT }, { attending: false }]);
  });

  it('keeps what a visitor typed for the waiting list when their seats are taken meanwhile', async () => {
    const user = userEvent.setup();
    let left = 1;
    const KEPT = 'The seats for visitors are taken. A few are kept for members: sign in to take one.';
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': () => rsvp(false, 23, { places_left: left, is_kept_for_members: left === 0 }),
      'POST /v1/events/12/rsvp': () => {
        left = 0;
        return { status: 409, body: { success: false, message: KEPT, code: 'conflict' } };
      },
    });
    await sendContact(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(KEPT);
    const form = within(await screen.findByRole('form', { name: 'Waiting list' }));
    expect(form.getByLabelText(/^Name/)).toHaveValue('Wafula');
    expect(form.getByLabelText(/^Email address/)).toHaveValue('wafula@demo.test');
    expect(screen.getByRole('link', { name: 'Sign in as a member' })).toHaveAttribute(
      'href',
      '/members?return_to=%2FEvents%2F12%23rsvp',
    );
  });

  it('says that it is full when somebody else took the last place', async () => {
    let taken = 29;
    await openPage('/Events/12', {
      'GET /v1/events/12': done({ ...shown, attendees_count: 29 }),
      'GET /v1/events/12/rsvp': () => rsvp(false, taken),
      'POST /v1/events/12/rsvp': () => {
        taken = 30;
        return { status: 409, body: { success: false, message: 'This event is full', code: 'conflict' } };
      },
    });
    await sendContact(userEvent.setup());
    expect(await screen.findByRole('alert')).toHaveTextContent('This event is full');
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I’m coming' })).not.toBeInTheDocument();
  });

  it('leads on where the event was deleted meanwhile', async () => {
    const gone = { status: 404, body: { success: false, message: 'This was not found.', code: 'not_found' } };
    let isGone = false;
    await openPage('/Events/12', {
      'GET /v1/events/12': () => (isGone ? gone : done(shown)),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': () => {
        isGone = true;
        return gone;
      },
    });
    await waitFor(() => expect(document.title).toMatch(/^Free clinic · /));
    await sendContact(userEvent.setup());
    expect(await screen.findByRole('heading', { name: 'Event not found' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See all events' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Event not found · /);
  });

  it('names the day it asks for where the event repeats, and sends it along', async () => {
    const start_datetime = '2030-11-27T15:00:00.000Z';
    const repeated = { ...shown, start_datetime, end_datetime: '2030-11-27T17:00:00.000Z' };
    const { requests } = await openPage('/Events/12', {
      'GET /v1/events/12': done({ ...repeated, is_recurring: true, recurrence_pattern: 'weekly' }),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': rsvp(true, 24),
    });
    const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
    expect(panel.getByText(/Wed 27 Nov/)).toBeInTheDocument();
    await sendContact(userEvent.setup());
    await screen.findByText('You are on the list. See you there!');
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ attending: true, ...CONTACT, occurrence: start_datetime }]);
  });

  describe('that was moved while its page was open', () => {
    const weekly = { ...shown, is_recurring: true, recurrence_pattern: 'weekly' };
    const at = (day: string) => ({
      ...weekly,
      start_datetime: `2030-11-${day}T15:00:00.000Z`,
      end_datetime: `2030-11-${day}T17:00:00.000Z`,
    });
    const message = 'This event does not take place then';

    /** Opens the page, and moves the event from Wednesday to Thursday before a reply to it arrives. */
    async function openMoved() {
      let day = '27';
      const opened = await openPage('/Events/12', {
        'GET /v1/events/12': () => done(at(day)),
        'GET /v1/events/12/rsvp': ({ params }) =>
          rsvp(false, String(params?.['occurrence']).startsWith('2030-11-27') ? 23 : 3),
        'POST /v1/events/12/rsvp': () => {
          day = '28';
          return { status: 422, body: { success: false, message, errors: { occurrence: [message] } } };
        },
      });
      return opened;
    }

    it('shows a member the new day and its places', async () => {
      await openMoved();
      signInMember();
      const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
      expect(panel.getByText(/Wed 27 Nov/)).toBeInTheDocument();
      await userEvent.setup().click(panel.getByRole('button', { name: 'I’m coming' }));
      expect(await panel.findByText(/Thu 28 Nov/)).toBeInTheDocument();
      expect(panel.getByText(message)).toBeInTheDocument();
      expect(await panel.findByText('27 of 30 places left')).toBeInTheDocument();
    });

    it('shows a visitor the new day, and keeps what they typed', async () => {
      await openMoved();
      await sendContact(userEvent.setup());
      const panel = within(await screen.findByRole('region', { name: 'Are you coming?' }));
      expect(await panel.findByText(/Thu 28 Nov/)).toBeInTheDocument();
      expect(await panel.findByText('27 of 30 places left')).toBeInTheDocument();
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Wafula');
    });
  });

  it('keeps the reply when the response to an earlier request comes late', async () => {
    const user = userEvent.setup();
    await openPage('/Events/12', { 'GET /v1/events/12': done(shown) });
    signInMember();
    let respondLate = () => {};
    configureApi({
      transport: async ({ method, url }) => {
        if (method === 'POST') return { status: 200, ...rsvp(true, 24) };
        if (!url.endsWith('/rsvp')) return { status: 200, ...done(shown) };
        await new Promise<void>((resolve) => (respondLate = resolve));
        return { status: 200, ...rsvp(false, 23) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
    expect(await screen.findByText('6 of 30 places left')).toBeInTheDocument();
    respondLate();
    await user.click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(screen.getByText('6 of 30 places left')).toBeInTheDocument();
  });

  it('keeps the request of a visitor when the response to an earlier request comes late', async () => {
    const user = userEvent.setup();
    let respondLate = () => {};
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': async () => {
        await new Promise<void>((resolve) => (respondLate = resolve));
        return rsvp(false, 23);
      },
      'POST /v1/events/12/rsvp': rsvp(false, 23, { is_unconfirmed: true }),
    });
    await sendContact(user);
    const said = 'Check your email: your place is yours once you open the link in it.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    respondLate();
    await user.click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('forgets that a plain post was refused once a later reply is taken', async () => {
    const refused = { form: 'rsvp', values: CONTACT, errors: {}, message: 'This event is not open' };
    const calls = {
      ...homeCalls,
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(false, 23),
      'POST /v1/events/12/rsvp': rsvp(true, 24),
    };
    const { state, container, page } = await servePage('/Events/12', calls, refused);
    await hydratePage(container, state, '/Events/12', async () => {
      expect(page.getByRole('alert')).toHaveTextContent('This event is not open');
      await userEvent.setup().click(page.getByRole('button', { name: 'I’m coming' }));
      expect(await page.findByText('You are on the list. See you there!')).toBeInTheDocument();
      expect(page.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('knows who has replied before', async () => {
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(true, 23),
    });
    expect(await screen.findByText('You are on the list. See you there!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel my RSVP' })).toBeInTheDocument();
  });

  it('asks nobody to what is over, and has no file for the calendar', async () => {
    const over = { start_datetime: '2020-01-04T07:00:00Z', end_datetime: '2020-01-04T09:00:00Z' };
    await openPage('/Events/12', { 'GET /v1/events/12': done({ ...shown, ...over }) });
    expect(await screen.findByRole('heading', { name: 'This event is over' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I’m coming' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it.each([
    ['UTC', (time: number) => new Date(time).toISOString()],
    ['the zone of the church', (time: number) => toExactOffsetTime(new Date(time))],
    ['a zone behind UTC', (time: number) => toExactOffsetTime(new Date(time), 'America/St_Johns')],
  ])('knows what is over by an end that is written in %s', async (_zone, write) => {
    const over = { start_datetime: write(Date.now() - 7_200_000), end_datetime: write(Date.now() - 60_000) };
    await openPage('/Events/12', { 'GET /v1/events/12': done({ ...shown, ...over }) });
    expect(await screen.findByRole('heading', { name: 'This event is over' })).toBeInTheDocument();
  });

  it('offers its file, WhatsApp and its link', async () => {
    await openPage('/Events/12', {
      'GET /v1/events/12': done(shown),
      'GET /v1/events/12/rsvp': rsvp(false, 0),
    });
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/Events/12.ics',
    );
    expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      '/share/whatsapp?path=%2FEvents%2F12&text=Free+clinic',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  });

  it('offers to try again when it cannot be loaded', async () => {
    await openPage('/Events/12', { 'GET /v1/events/12': broken });
    expect(await screen.findByText('Failed to load this event')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('an event from the server', () => {
  const calls = (response: object) => ({ ...homeCalls, 'GET /v1/events/12': response });

  it('is whole, described for search engines, and hydrated without an error', async () => {
    const image = '/media/clinic-1600x900-1a2b3c4d-f2e8d5';
    const shown = coming({ id: 12, title: 'Free clinic', featured_image: image, entry_fee: '1500.00' });
    const { meta, page, state, container } = await servePage('/Events/12', calls(done(shown)));
    expect(page.getByRole('heading', { level: 1, name: 'Free clinic' })).toBeInTheDocument();
    expect(page.getByText('KES 1,500')).toBeInTheDocument();
    expect(page.getByText('East Africa Time').closest('dd')).toHaveTextContent(
      '10:00 AM – 1:00 PM, East Africa Time',
    );
    expect(meta).toMatchObject({
      title: 'Free clinic',
      canonical: '/Events/12',
      image: `${image}/og.jpg`,
      structuredData: [
        {
          '@type': 'Event',
          startDate: '2099-11-28T10:00:00+03:00',
          location: { name: 'Hill Hall' },
          offers: { price: '1500' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(await hydratePage(container, state, '/Events/12')).toEqual([]);
  });

  const describeFor = async (facts: Partial<ChurchEvent>) =>
    (await servePage('/Events/12', calls(done(coming({ id: 12, ...facts }))))).meta?.structuredData?.[0];

  it('offers places to search engines only while there are any', async () => {
    const seats = { max_attendees: 40, attendees_count: 12, waiting_count: 0 };
    expect(await describeFor(seats)).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
      remainingAttendeeCapacity: 28,
    });
    const waited = { ...seats, attendees_count: 39, waiting_count: 1 };
    expect(await describeFor(waited)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
      remainingAttendeeCapacity: 0,
    });
    const over = { start_datetime: '2020-02-01T10:00:00+03:00', end_datetime: '2020-02-01T12:00:00+03:00' };
    for (const closed of [over, { status: 'cancelled' as const }]) {
      const described = await describeFor({ ...seats, ...closed });
      expect(described).not.toHaveProperty('offers');
      expect(described).not.toHaveProperty('remainingAttendeeCapacity');
    }
  });

  it.each([
    ['1500.00', 'KES 1,500'],
    ['1250.50', 'KES 1,250.50'],
    ['0.40', 'KES 0.40'],
    ['0.00', 'Free'],
  ])('with the fee %s costs %s', async (entry_fee, cost) => {
    const { page } = await servePage('/Events/12', calls(done(coming({ id: 12, entry_fee }))));
    expect(page.getByText('Cost').nextSibling).toHaveTextContent(cost);
  });

  it('that is held at a URL takes place online', async () => {
    expect(await describeFor({ location: 'https://meet.example/room' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://meet.example/room' },
    });
  });

  it('that is a draft or was never there is 404', async () => {
    const missing = { status: 404, body: { success: false, message: 'Not found', code: 'not_found' } };
    const { meta, page } = await servePage('/Events/12', calls(missing));
    expect(meta).toMatchObject({ title: 'Event not found', status: 404 });
    expect(page.getByRole('heading', { level: 1, name: 'Event not found' })).toBeInTheDocument();
  });

  it('that cannot be loaded is 503: it may be there later', async () => {
    expect((await servePage('/Events/12', calls(broken))).meta).toMatchObject({ status: 503 });
  });

  it('says after a plain post how it went', async () => {
    const shown = coming({ id: 12 });
    const taken = await servePage('/Events/12?sent=rsvp', calls(done(shown)));
    expect(taken.page.getByText('You are on the list. See you there!')).toBeInTheDocument();
    const refused = await servePage('/Events/12', calls(done(shown)), {
      form: 'rsvp',
      values: {},
      errors: {},
      message: 'This event is full',
    });
    expect(refused.page.getByRole('alert')).toHaveTextContent('This event is full');
  });
});
