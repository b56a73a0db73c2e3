import { sessionStore } from '@narthex/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, overview, renderMemberArea } from '../member-area.testing';

const PATH = '/member-dashboard';
const FAILED = { status: 500, body: { success: false, message: 'Out of order', code: 'internal' } };
const panel = (name: string) => within(screen.getByRole('region', { name }));

// What a page is made of arrives late the first time it is compiled.
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

  it('says where an address below it leads nowhere', () => {
    renderMemberArea(`${PATH}/nowhere`);
    expect(screen.getByText('There is no such page')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', PATH);
  });
});
