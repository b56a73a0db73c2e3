import { configureApi } from '@narthex/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcement, broken, calendarEntry, homeCalls, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import { servePage, hydratePage } from '../../testing/serve-page';

const done = (data: unknown) => ({ body: { success: true, data } });
const SEMESTERS = [
  { key: '2025-09', label: 'September – December 2025' },
  { key: '2026-09', label: 'September – December 2026' },
];
const calendar = (entries = [calendarEntry()], semester = SEMESTERS[1]) =>
  done({ semester, semesters: SEMESTERS, entries });

afterEach(() => document.body.replaceChildren());

describe('what editors store for a page', () => {
  const stored = {
    hero_title: { title: 'Sabbaths of the semester', content: '', image_url: null },
    additional_info: { title: 'Who plans', content: '<p>The board, each March.</p>', image_url: null },
  };

  it.each([
    ['/COE', 'resources/calendar_events'],
    ['/Announcements', 'announcements/announcements'],
    ['/tithes-offerings', 'resources/tithes_offerings'],
  ])('is shown on %s', async (path, place) => {
    await openPage(path, {
      'GET /v1/calendar': calendar(),
      [`GET /v1/page-content/${place}`]: done({ fields: stored, links: [] }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sabbaths of the semester' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Who plans' })).toBeInTheDocument();
    expect(screen.getByText('The board, each March.')).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it('marks the next Sabbath and links the semesters', async () => {
    const { page, meta, state, container } = await servePage('/COE', {
      ...homeCalls,
      'GET /v1/calendar': calendar([
        calendarEntry({ id: 1, date: '2026-11-21', special_notes: 'Over' }),
        calendarEntry({ id: 2 }),
      ]),
    });
    expect(meta?.title).toBe('Calendar of events, September – December 2026');
    const table = within(page.getByRole('table', { name: 'September – December 2026' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'Sabbath School',
      'Divine Service',
      'Sabbath Event',
    ]);
    expect(table.getByText('28/11/2026').closest('tr')).toHaveAttribute('aria-current', 'date');
    expect(table.getByText('Over').closest('tr')).not.toHaveAttribute('aria-current');
    const nav = within(page.getByRole('navigation', { name: 'Semesters' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('September – December 2026');
    expect(nav.getByRole('link', { name: 'September – December 2025' })).toHaveAttribute(
      'href',
      '/COE?semester=2025-09',
    );
    expect(await hydratePage(container, state, '/COE')).toEqual([]);
  });

  it('names the semester in its title as the page does, whatever the server calls it', async () => {
    const { meta } = await servePage('/COE', {
      'GET /v1/calendar': calendar([], { key: '2026-09', label: 'Third semester' }),
    });
    expect(meta?.title).toBe('Calendar of events, September – December 2026');
  });

  it('requests the semester its URL names, and the current one when that is none', async () => {
    const requested: unknown[] = [];
    const calls = {
      'GET /v1/calendar': ({ params }: { params?: object }) => {
        requested.push(params);
        return calendar([], SEMESTERS[0]);
      },
    };
    const { unmount } = await openPage('/COE?semester=2025-09', calls);
    expect(await screen.findByText(/nothing is planned yet/)).toBeInTheDocument();
    unmount();
    await openPage('/COE?semester=whenever', calls);
    expect(await screen.findByText(/nothing is planned yet/)).toBeInTheDocument();
    expect(requested).toEqual([{ semester: '2025-09' }, undefined]);
  });

  it.each([
    ['/COE', 'Subscribe on your phone'],
    ['/Events', 'Subscribe'],
  ])('can be followed from %s, or by its URL', async (path, name) => {
    const user = userEvent.setup();
    await openPage(path, { 'GET /v1/calendar': calendar(), 'GET /v1/events': done([]) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/calendar/subscribe');
    await user.click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/calendar.ics');
  });

  it('keeps the semester that was shown, and the focus, while another one is on its way', async () => {
    await openPage('/COE', { 'GET /v1/calendar': calendar() });
    const other = await screen.findByRole('link', { name: 'September – December 2025' });
    configureApi({ transport: () => new Promise(() => undefined) });
    await userEvent.setup().click(other);
    await waitFor(() => expect(other).toHaveAttribute('aria-current', 'page'));
    expect(other).toHaveFocus();
    expect(screen.getByRole('table', { name: 'September – December 2026' })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('marks every entry of the day, and leads to the first', async () => {
    const { page, container } = await servePage('/COE', {
      ...homeCalls,
      'GET /v1/calendar': calendar([calendarEntry({ id: 1 }), calendarEntry({ id: 2 })]),
    });
    expect(page.getAllByRole('row', { current: 'date' })).toHaveLength(2);
    expect(container.querySelectorAll('#next-sabbath')).toHaveLength(1);
  });

  it('marks nothing in a semester to come', async () => {
    const { page } = await servePage('/COE', {
      ...homeCalls,
      'GET /v1/calendar': calendar([calendarEntry({ date: '2027-01-09' })]),
    });
    expect(page.queryByRole('row', { current: 'date' })).not.toBeInTheDocument();
    expect(page.queryByRole('link', { name: 'Show earlier Sabbaths' })).not.toBeInTheDocument();
  });

  it('offers what is over where it begins at the next Sabbath', async () => {
    const { page } = await servePage('/COE', {
      ...homeCalls,
      'GET /v1/calendar': calendar([calendarEntry({ id: 2, date: '2026-10-31' }), calendarEntry()]),
    });
    expect(page.getByRole('link', { name: 'Show earlier Sabbaths' })).toHaveAttribute('href', '#earlier');
  });

  it('offers to try again', async () => {
    await openPage('/COE', { 'GET /v1/calendar': broken });
    expect(await screen.findByText('Failed to load the calendar')).toBeInTheDocument();
  });
});

describe('announcements and the weekly programme', () => {
  const full = {
    ...announcement,
    category: 'worship',
    priority: 'urgent',
    target_audience: 'students',
    action_required: 'Bring a towel.',
    action_deadline: '2026-11-28',
    contact_info: 'office@kilima.example',
    start_date: '2026-11-23',
    link_url: '/Events/12',
  };

  it('shows what is announced and today’s row in the site’s zone', async () => {
    const { page, state, container } = await servePage('/Announcements', {
      ...homeCalls,
      'GET /v1/announcements': done([full]),
    });
    const item = within(page.getByRole('article', { name: 'Communion Sabbath' }));
    expect(item.getByText('Urgent')).toBeInTheDocument();
    expect(item.getByText(/Until Sat 28 Nov/)).toBeInTheDocument();
    expect(item.getByText(/^Mon 23 Nov/)).toHaveAttribute('datetime', '2026-11-23');
    expect(item.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', '/Events/12');
    expect(item.getByRole('link', { name: 'office@kilima.example' })).toHaveAttribute(
      'href',
      'mailto:office@kilima.example',
    );
    expect(item.getByRole('link', { name: /^WhatsApp ?: Communion Sabbath$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('path=%2FAnnouncements%23announcement-1'),
    );
    const rows = within(page.getByRole('table')).getAllByRole('row', { current: 'date' });
    expect(rows).toHaveLength(2);
    expect(within(page.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 10);
    expect(rows[0]).toHaveTextContent(/Friday\s*Today/);
    expect(await hydratePage(container, state, '/Announcements')).toEqual([]);
  });

  it.each([
    ['Africa/Nairobi', 'East Africa Time'],
    ['Africa/Lagos', 'West Africa Time'],
  ])('names the time of %s', async (time_zone, name) => {
    await openPage('/Announcements', { 'GET /v1/announcements': done([]) }, { ...site, time_zone });
    const caption = (await screen.findByText(name)).closest('caption');
    expect(caption).toHaveTextContent(`Every week in term. Times are ${name}.`);
  });

  it('shows the campaign with numbers to copy, and what the families read', async () => {
    await openPage(
      '/Announcements',
      { 'GET /v1/announcements': done([]) },
      {
        ...site,
        mission: { title: 'A roof', text: 'For the school.', paybill: '000247', account: 'MISSION' },
        study_focus: { book: 'Philippians', chapter: 'Chapter 2', family: 'Family four' },
      },
    );
    const box = within(await screen.findByRole('region', { name: 'A roof' }));
    await userEvent.setup().click(box.getByRole('button', { name: 'Copy the paybill number' }));
    expect(await box.findByText('Copied the paybill number.')).toBeInTheDocument();
    const focus = within(screen.getByRole('region', { name: 'Family Bible study' }));
    expect(focus.getByText('Family four')).toBeInTheDocument();
    expect(screen.getByText('Nothing is announced this week.')).toBeInTheDocument();
  });

  it('keeps the programme when announcements fail', async () => {
    await openPage('/Announcements', { 'GET /v1/announcements': broken });
    expect(await screen.findByText('Failed to load announcements')).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});
