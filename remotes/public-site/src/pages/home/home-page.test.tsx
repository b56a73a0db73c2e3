import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_CONTENTS, fallbackSlides } from '../../data/fallback-homepage';
import { broken, event, homeCalls, leader, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import HomePage from './home-page';

const render = (calls: FakeCalls = {}) => renderApp(<HomePage />, { calls: { ...homeCalls, ...calls } });
const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the home page', () => {
  afterEach(() => jest.useRealTimers());

  it('shows its sections in the order of the specification', async () => {
    render();
    await screen.findByText('Communion Sabbath');
    await screen.findByText('Vespers with the choirs');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const order = [
      'Come in',
      'A home church for the years you are here',
      'Communion Sabbath',
      'Coming up',
      'How can we pray for you?',
      'Worship with us',
      'The people who serve you',
      'News by email',
    ];
    expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order);
  });

  it('shows six built-in slides when the homepage cannot be loaded', async () => {
    render({ 'GET /v1/homepage': broken });
    expect(await screen.findAllByRole('group', { name: /of 6$/ })).toHaveLength(6);
    const banner = await section('Welcome');
    expect(banner.getByRole('link', { name: 'See the mission' })).toHaveAttribute('href', '/Evangelism');
  });

  describe('without stored texts', () => {
    const data = { slides: [], contents: {}, worship_services: [], featured_projects: [] };
    const empty = {
      'GET /v1/homepage': { body: { status: 'success', data } },
      'GET /v1/worship-services': { body: { success: true, data: [] } },
    };

    it('is neutral to visitors, and names no times', async () => {
      render(empty);
      const banner = await section('Welcome');
      expect(await banner.findByRole('link', { name: 'About Kilima' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'See the mission' })).not.toBeInTheDocument();
      expect(await section('About Kilima')).toBeDefined();
      expect(await screen.findAllByText('The times of worship will be here soon.')).not.toHaveLength(0);
      expect(screen.queryByText(/^Only editors see/)).not.toBeInTheDocument();
    });

    it('shows editors the built-in texts, and says that only they see them', async () => {
      renderApp(<HomePage />, { role: 'admin', calls: { ...homeCalls, ...empty } });
      expect(await screen.findByText(/^Only editors see the example texts/)).toBeInTheDocument();
      expect(screen.getAllByRole('group', { name: /of 6$/ })).toHaveLength(6);
    });
  });

  it('says nothing of examples to editors once there are texts', async () => {
    const contents = {
      about_us: FALLBACK_CONTENTS.about_us,
      welcome_message: FALLBACK_CONTENTS.welcome_message,
    };
    const slides = [{ ...fallbackSlides(site)[0], id: 1, title: 'Ours' }];
    const data = { slides, contents, worship_services: [], featured_projects: [] };
    renderApp(<HomePage />, {
      role: 'admin',
      calls: { ...homeCalls, 'GET /v1/homepage': { body: { status: 'success', data } } },
    });
    await screen.findByText('Ours');
    expect(screen.queryByText(/^Only editors see/)).not.toBeInTheDocument();
  });

  it('leads the slides’ aliases to the page itself', async () => {
    await openPage('/', homeCalls);
    await screen.findByText('Sing with us');
    const [link] = screen.getAllByRole('link', { name: 'Read on' });
    expect(link).toHaveAttribute('href', '/Personalministries');
  });

  it('shows its texts as they were typed, in paragraphs', async () => {
    const content = 'Tea & bread for <everybody>, if a<b.\n\nWrite to <office@x.org>.';
    const about = { ...FALLBACK_CONTENTS.about_us, content };
    const data = { slides: [], contents: { about_us: about }, worship_services: [], featured_projects: [] };
    render({ 'GET /v1/homepage': { body: { status: 'success', data } } });
    const text = await section('A home church for the years you are here');
    expect(await text.findByText('Tea & bread for <everybody>, if a<b.')).toBeVisible();
    expect(text.getByText('Write to <office@x.org>.')).toBeVisible();
  });

  it('names the next Sabbath where it is Sunday on the site, and Saturday elsewhere', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T10:30:00Z'), advanceTimers: true });
    render({
      'GET /v1/site': { body: { success: true, data: { ...site, time_zone: 'Pacific/Kiritimati' } } },
    });
    const sabbath = await section('This Sabbath');
    expect(await sabbath.findByText('Sat 5 Dec')).toHaveAttribute('datetime', '2026-12-05');
  });

  it('lets the visitor pause the slider', async () => {
    render();
    await screen.findByText('Sing with us');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pause Welcome' }));
    expect(screen.getByRole('button', { name: 'Play Welcome' })).toBeInTheDocument();
  });

  it('shows the Communication Sabbath banner when announcements fail', async () => {
    render({ 'GET /v1/announcements': broken });
    expect(await screen.findByRole('heading', { name: 'Communication Sabbath' })).toBeInTheDocument();
  });

  it('shows no banner when nothing is announced', async () => {
    render({ 'GET /v1/announcements': { body: { success: true, data: [] } } });
    await screen.findByText('Vespers with the choirs');
    expect(screen.queryByText('From the communication desk')).not.toBeInTheDocument();
  });
});

describe('the events of the home page', () => {
  const many = Array.from({ length: 8 }, (_, index) => event({ id: index + 1, title: `Event ${index + 1}` }));

  it('shows the first six at once, and the rail again', async () => {
    const user = userEvent.setup();
    render({ 'GET /v1/events': { body: { success: true, data: { data: many } } } });
    const events = await section('Coming up');
    expect(await events.findAllByRole('article')).toHaveLength(8);
    await user.click(events.getByRole('button', { name: 'View All Events' }));
    expect(events.getAllByRole('article')).toHaveLength(6);
    await user.click(events.getByRole('button', { name: 'Show as a row' }));
    expect(events.getAllByRole('article')).toHaveLength(8);
  });

  it('offers registration only where there is something to register for', async () => {
    render({
      'GET /v1/events': {
        body: { success: true, data: [event(), event({ id: 2, title: 'Free clinic', max_attendees: 30 })] },
      },
    });
    const link = await screen.findByRole('link', { name: 'Register for Free clinic' });
    expect(link).toHaveAttribute('href', '/Events/2');
    expect(screen.getAllByRole('link', { name: /^Register/ })).toHaveLength(1);
    expect(screen.getByText('Max 30')).toBeInTheDocument();
    expect(screen.getByText('Open to All')).toBeInTheDocument();
  });

  it('says that loading failed and shows nine samples', async () => {
    render({ 'GET /v1/events': broken });
    const events = await section('Coming up');
    expect(await events.findByText('Failed to load events')).toBeInTheDocument();
    expect(events.getAllByRole('article')).toHaveLength(9);
    const register = events.getByRole('link', { name: 'Register for Mission weekend' });
    expect(register).toHaveAttribute('href', '/Events');
  });

  describe('where an editor switched the samples off', () => {
    const off = { 'GET /v1/site': { body: { success: true, data: { ...site, has_sample_events: false } } } };

    it('says that there are none', async () => {
      render({ ...off, 'GET /v1/events': { body: { success: true, data: [] } } });
      const events = await section('Coming up');
      expect(await events.findByText('No events are planned yet.')).toBeInTheDocument();
      expect(events.queryAllByRole('article')).toEqual([]);
      expect(events.queryByRole('button', { name: 'View All Events' })).not.toBeInTheDocument();
    });

    it('shows samples all the same when loading failed', async () => {
      render({ ...off, 'GET /v1/events': broken });
      const events = await section('Coming up');
      expect(await events.findAllByRole('article')).toHaveLength(9);
    });
  });

  it('shows samples without a failure when there are no events', async () => {
    render({ 'GET /v1/events': { body: { success: true, data: [] } } });
    const events = await section('Coming up');
    expect(await events.findAllByRole('article')).toHaveLength(9);
    expect(events.queryByText('Failed to load events')).not.toBeInTheDocument();
  });
});

describe('the leadership directory', () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    leader({ id: index + 1, name: `Leader ${index + 1}`, category: 'ministry' }),
  );
  const list = (data: readonly Leader[], total = data.length) => ({
    body: {
      success: true,
      data,
      meta: { page: 1, per_page: 24, limit: 24, total, has_more_than_total: false },
    },
  });

  it('shows the first four, and leads to the others', async () => {
    render({ 'GET /v1/leaders': ({ params }) => list(many.slice(0, Number(params?.['limit']))) });
    const directory = await section('The people who serve you');
    await directory.findByText('Leader 1');
    expect(directory.getAllByRole('article')).toHaveLength(4);
    expect(directory.getByRole('link', { name: 'All leaders' })).toHaveAttribute('href', '/leadership');
  });

  it('shows an office when its tab is opened, and says when nobody holds it', async () => {
    const user = userEvent.setup();
    render({
      'GET /v1/leaders': ({ params }) => {
        const category = params?.['category'];
        if (category === 'deacons') return list([leader({ name: 'Juma Otieno', category: 'deacons' })]);
        return list(category ? [] : [leader()]);
      },
    });
    const directory = await section('The people who serve you');
    expect(await directory.findByText('Pr. Amina Wekesa')).toBeInTheDocument();
    await user.click(directory.getByRole('tab', { name: 'Deacons' }));
    expect(await directory.findByText('Juma Otieno')).toBeInTheDocument();
    expect(directory.queryByText('Pr. Amina Wekesa')).not.toBeInTheDocument();
    await user.click(directory.getByRole('tab', { name: 'Elders' }));
    expect(await directory.findByText('No leaders found in this category.')).toBeInTheDocument();
  });

  it('leads from an office that many hold to the whole of it', async () => {
    const user = userEvent.setup();
    render({ 'GET /v1/leaders': () => list(many, 60) });
    const directory = await section('The people who serve you');
    await user.click(await directory.findByRole('tab', { name: 'Ministry Leaders' }));
    expect(await directory.findByRole('link', { name: 'All leaders: Ministry Leaders' })).toHaveAttribute(
      'href',
      '/leadership?category=ministry',
    );
  });

  it('says that an office could not be loaded, keeps the tabs, and tries again when asked', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    render({
      'GET /v1/leaders': ({ params }) => {
        if (!params?.['category']) return list([leader()]);
        return isBroken ? broken : list([leader({ name: 'Juma Otieno', category: 'deacons' })]);
      },
    });
    const directory = await section('The people who serve you');
    await user.click(await directory.findByRole('tab', { name: 'Deacons' }));
    expect(await directory.findByText('Failed to load leadership information')).toBeInTheDocument();
    expect(directory.getByRole('tab', { name: 'All Leaders' })).toBeInTheDocument();
    isBroken = false;
    await user.click(directory.getByRole('button', { name: 'Try again' }));
    expect(await directory.findByText('Juma Otieno')).toBeInTheDocument();
  });

  it('opens a biography', async () => {
    render({ 'GET /v1/leaders': { body: { success: true, data: [leader()] } } });
    const more = await screen.findByText(/Read more/);
    const details = more.closest('details');
    expect(details).not.toHaveAttribute('open');
    await userEvent.setup().click(more);
    expect(details).toHaveAttribute('open');
  });

  it('replaces the list when leaders cannot be loaded', async () => {
    render({ 'GET /v1/leaders': broken });
    expect(await screen.findByText('Failed to load leadership information')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('recent prayers', () => {
  it('hides the name of an anonymous request', async () => {
    render();
    expect(await screen.findByText('Lydia')).toBeInTheDocument();
  });

  it('says when there are none', async () => {
    render({ 'GET /v1/prayer-requests/public': { body: { success: true, data: [] } } });
    expect(await screen.findByText('No prayer requests to display at this time.')).toBeInTheDocument();
  });
});

describe('where and when', () => {
  it('shows the map only when asked', async () => {
    render();
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Show the map' }));
    expect(screen.getByTitle(/^Map:/)).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.openstreetmap.org/export/embed.html?bbox='),
    );
  });

  it('shows the built-in times when the programme cannot be loaded', async () => {
    render({ 'GET /v1/worship-services': broken });
    expect(await screen.findByText('Saturday, 8:20 AM')).toBeInTheDocument();
  });
});
