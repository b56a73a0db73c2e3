import { sessionStore } from '@narthex/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeEvent } from '@narthex/shared-contracts/testing';
import { ok, overview, renderMemberArea, vespers } from '../member-area.testing';
import { prefetch } from '../remote-app';

const PATH = '/member-dashboard';
const FAILED = { status: 500, body: { success: false, message: 'Out of order', code: 'internal' } };
const panel = (name: string) => within(screen.getByRole('region', { name }));

// The first import compiles the page's modules, which can exceed the time limit of a test.
beforeAll(() => import('./dashboard-page'));

describe('the member dashboard', () => {
  it('greets by first name and shows the four figures', async () => {
    renderMemberArea(PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Akinyi!' })).toBeInTheDocument();
    const figures = await screen.findByRole('list', { name: 'Your figures' });
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['2021 Member Since', '3 Prayer Requests', '12 Events Attended', '1 Ministries Joined']);
  });

  it('lists what is coming up, what was preached and the ministries with the role', async () => {
    const { requests } = renderMemberArea(PATH);
    expect(await screen.findByRole('link', { name: 'Vespers with the choirs' })).toHaveAttribute(
      'href',
      '/Events/9',
    );
    const events = panel('Upcoming Events');
    expect(events.getByText('6:30 PM, Main Assembly Hall')).toBeInTheDocument();
    expect(events.getByText('Fri Nov')).toBeInTheDocument();
    expect(events.getByText('The Sabbath opens with song.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'A light in the window' })).toBeInTheDocument();
    expect(panel('Recent Sermons').getByText('Elder Naliaka Wekesa')).toBeInTheDocument();
    expect(panel('My Ministries').getByText('Alto')).toBeInTheDocument();
    const asked = (path: string) => requests.find(({ url }) => url.endsWith(path))?.params;
    expect(asked('/v1/events')).toEqual({ limit: 5, upcoming: true });
    expect(asked('/v1/sermons')).toEqual({ limit: 5, recent: true });
  });

  it('reads events that come as a page', async () => {
    renderMemberArea(PATH, { 'GET /v1/events': ok({ data: [] }) });
    expect(await screen.findByText('No upcoming events at this time.')).toBeInTheDocument();
  });

  it('leads to profile, prayer, giving and calendar', async () => {
    renderMemberArea(PATH);
    await screen.findByRole('region', { name: 'Quick Actions' });
    expect(
      panel('Quick Actions')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/member/profile', '/PrayerDepartment', '/tithes-offerings', '/COE']);
  });

  it('says what is empty, and offers a way on', async () => {
    renderMemberArea(PATH, {
      'GET /v1/member/overview': ok({ ...overview, membership_since: null, ministries: [] }),
      'GET /v1/events': ok([]),
      'GET /v1/sermons': ok([]),
    });
    expect(await screen.findByText('No upcoming events at this time.')).toBeInTheDocument();
    expect(screen.getByText('No recent sermons available.')).toBeInTheDocument();
    expect(screen.getByText("You haven't joined any ministries yet.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore Ministries' })).toHaveAttribute(
      'href',
      '/Personalministries',
    );
    expect(screen.getByText('Not set')).toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    renderMemberArea(PATH);
    await screen.findByRole('region', { name: 'Upcoming Events' });
    expect(panel('Upcoming Events').getByRole('status')).toHaveTextContent('Loading...');
    await screen.findByRole('link', { name: 'Vespers with the choirs' });
  });

  it('keeps what loaded when a part fails, and tries that part again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    renderMemberArea(PATH, {
      'GET /v1/member/overview': () => (isDown ? FAILED : ok(overview)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data');
    expect(await screen.findByRole('link', { name: 'Vespers with the choirs' })).toBeInTheDocument();
    expect(panel('My Ministries').getByText('This could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Alto')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('signs out by way of the home page', async () => {
    const user = userEvent.setup();
    renderMemberArea(PATH, { 'POST /auth/logout': ok(null) });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    await waitFor(() => expect(sessionStore.getState().status).toBe('visitor'));
  });

  describe('coming to an event', () => {
    const NAME = 'Vespers with the choirs';
    const comingTo = ok([{ id: 9, title: NAME, occurrence: vespers.start_datetime }]);

    it('takes a place at the time that is listed, and says so', async () => {
      const user = userEvent.setup();
      let isComing = false;
      const { requests } = renderMemberArea(PATH, {
        'GET /v1/member/events': () => (isComing ? comingTo : ok([])),
        'POST /v1/events/9/rsvp': () => {
          isComing = true;
          return { body: { success: true, message: 'You are on the list. See you there!', data: {} } };
        },
      });
      await user.click(await screen.findByRole('button', { name: `I’m coming to ${NAME}` }));
      expect(await screen.findByText('You are on the list. See you there!')).toBeInTheDocument();
      expect(await screen.findByText('You are on the list')).toBeInTheDocument();
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
        attending: true,
        occurrence: vespers.start_datetime,
      });
    });

    it('keeps the focus on the button, which then cancels', async () => {
      const user = userEvent.setup();
      let isComing = false;
      renderMemberArea(PATH, {
        'GET /v1/member/events': () => (isComing ? comingTo : ok([])),
        'POST /v1/events/9/rsvp': () => {
          isComing = !isComing;
          return { body: { success: true, message: 'Saved', data: {} } };
        },
      });
      await user.click(await screen.findByRole('button', { name: `I’m coming to ${NAME}` }));
      const cancel = await screen.findByRole('button', { name: `Cancel my RSVP for ${NAME}` });
      expect(cancel).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('button', { name: `I’m coming to ${NAME}` })).toHaveFocus();
    });

    it('cancels the RSVP', async () => {
      const user = userEvent.setup();
      const { requests } = renderMemberArea(PATH, {
        'GET /v1/member/events': comingTo,
        'POST /v1/events/9/rsvp': {
          body: { success: true, message: 'Your RSVP is cancelled.', data: {} },
        },
      });
      await user.click(await screen.findByRole('button', { name: `Cancel my RSVP for ${NAME}` }));
      expect(await screen.findByText('Your RSVP is cancelled.')).toBeInTheDocument();
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ attending: false });
    });

    it('is gone where somebody has deleted it, which is said', async () => {
      const user = userEvent.setup();
      let isDeleted = false;
      renderMemberArea(PATH, {
        'GET /v1/events': () => ok(isDeleted ? [] : [vespers]),
        'POST /v1/events/9/rsvp': () => {
          isDeleted = true;
          return { status: 404, body: { success: false, code: 'not_found', message: 'This was not found.' } };
        },
      });
      await user.click(await screen.findByRole('button', { name: `I’m coming to ${NAME}` }));
      expect(await screen.findByText(/It is no longer there/)).toBeInTheDocument();
      expect(await screen.findByText('No upcoming events at this time.')).toBeInTheDocument();
    });

    it('says that it is full', async () => {
      const user = userEvent.setup();
      renderMemberArea(PATH, {
        'POST /v1/events/9/rsvp': {
          status: 409,
          body: { success: false, code: 'conflict', message: 'This event is full' },
        },
      });
      await user.click(await screen.findByRole('button', { name: `I’m coming to ${NAME}` }));
      expect(await screen.findByRole('alert')).toHaveTextContent('This event is full');
    });

    describe('where all seats are taken', () => {
      const full = fakeEvent({ id: 9, title: NAME, max_attendees: 5, attendees_count: 5 });
      const rsvp = (waiting: unknown) =>
        ok({
          attending: false,
          attendees_count: 5,
          max_attendees: 5,
          occurrence: full.start_datetime,
          waiting_count: 1,
          waiting,
        });
      const SECOND = { place: 2, offered_until: null };
      const JOIN = { name: `Join the waiting list of ${NAME}` };
      const LEAVE = { name: `Leave the waiting list of ${NAME}` };
      const calls = {
        'GET /v1/events': ok([full]),
        'GET /v1/events/9/rsvp': rsvp(null),
        'POST /v1/events/9/waiting-list': rsvp(SECOND),
        'DELETE /v1/events/9/waiting-list': rsvp(null),
      };

      it('offers the waiting list, and says where the person stands', async () => {
        const user = userEvent.setup();
        const { requests } = renderMemberArea(PATH, calls);
        expect(await screen.findByText('Full')).toBeInTheDocument();
        await user.click(screen.getByRole('button', JOIN));
        expect(await screen.findByText('Number 2 on the waiting list')).toBeInTheDocument();
        expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
          email: expect.stringContaining('@'),
          occurrence: full.start_datetime,
        });
        await user.click(screen.getByRole('button', LEAVE));
        expect(await screen.findByText('Full')).toBeInTheDocument();
      });

      it.each([
        {
          change: 'joined',
          before: null,
          after: SECOND,
          button: JOIN,
          shown: 'Number 2 on the waiting list',
        },
        { change: 'left', before: SECOND, after: null, button: LEAVE, shown: 'Full' },
      ])('shows that the person has $change though an earlier response comes late', async (given) => {
        const user = userEvent.setup();
        let respondLate: (() => void) | undefined;
        let reads = 0;
        renderMemberArea(PATH, {
          ...calls,
          'GET /v1/events/9/rsvp': async () => {
            reads += 1;
            if (reads > 2) return rsvp(given.after);
            if (reads === 2) await new Promise<void>((resolve) => (respondLate = resolve));
            return rsvp(given.before);
          },
        });
        const button = await screen.findByRole('button', given.button);
        await waitFor(() => expect(button).toBeEnabled());
        window.dispatchEvent(new Event('visibilitychange'));
        await waitFor(() => expect(respondLate).toBeDefined());
        await user.click(button);
        expect(await screen.findByText(given.shown)).toBeInTheDocument();
        respondLate?.();
        await user.hover(screen.getByText(given.shown));
        expect(screen.getByText(given.shown)).toBeInTheDocument();
      });
    });

    it('offers a seat that is kept for members though visitors wait', async () => {
      const waitedFor = fakeEvent({
        id: 9,
        title: NAME,
        max_attendees: 5,
        attendees_count: 3,
        waiting_count: 4,
      });
      renderMemberArea(PATH, {
        'GET /v1/events': ok([waitedFor]),
        'GET /v1/events/9/rsvp': ok({ waiting: null, places_left: 2 }),
      });
      expect(await screen.findByRole('button', { name: `I’m coming to ${NAME}` })).toBeInTheDocument();
    });

    it('leads to the place that is kept for who waited', async () => {
      const full = fakeEvent({ id: 9, title: NAME, max_attendees: 5, attendees_count: 5 });
      const waiting = { place: 1, offered_until: '2026-12-01T10:00:00.000Z' };
      renderMemberArea(PATH, { 'GET /v1/events': ok([full]), 'GET /v1/events/9/rsvp': ok({ waiting }) });
      expect(await screen.findByRole('link', { name: 'A place is free: take it' })).toHaveAttribute(
        'href',
        '/Events/9',
      );
    });

    it('is not offered while it is not known whether they come', async () => {
      renderMemberArea(PATH, { 'GET /v1/member/events': FAILED });
      await screen.findByRole('link', { name: NAME });
      expect(screen.queryByRole('button', { name: /coming/ })).not.toBeInTheDocument();
    });
  });

  it('says where a URL below it leads nowhere, in the tab too', async () => {
    const path = `${PATH}/nowhere`;
    renderMemberArea(path);
    expect(screen.getByText('There is no such page')).toBeInTheDocument();
    const context = { search: '', queryClient: null };
    await expect(prefetch({ ...context, path })).resolves.toEqual({ title: 'No such page' });
    await expect(prefetch({ ...context, path: PATH })).resolves.toEqual({ title: 'Member dashboard' });
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', PATH);
  });
});
