import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCalls } from '@narthex/shared-auth/testing';
import { broken, homeCalls, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const HOMEPAGE: FakeCalls = {
  'GET /v1/homepage': homeCalls['GET /v1/homepage'] ?? {},
  'GET /v1/page-content/resources/new_here': broken,
};

const open = (calls: FakeCalls = {}, withSite = site) =>
  openPage('/new-here', { ...HOMEPAGE, ...calls }, withSite);

afterEach(() => jest.useRealTimers());

const form = async () => within(await screen.findByRole('form', { name: 'Plan a visit' }));

it('says when to come, what happens, and everything people ask before', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your first visit to Kilima');
  const when = within(screen.getByRole('complementary', { name: 'When to come' }));
  expect(when.getByText('Sabbath School')).toBeInTheDocument();
  for (const name of ['What to wear', 'Where to sit', 'Children', 'Lunch', 'Parking']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
});

it('shows what editors stored instead of a built-in text, and keeps the rest', async () => {
  const field = (title: string, content: string) => ({ title, content, image_url: null });
  await open({
    'GET /v1/page-content/resources/new_here': {
      body: {
        success: true,
        data: {
          fields: {
            hero_title: field('Karibu sana', ''),
            mission: field('Clothes', '<p>Bring a <strong>pullover</strong>.</p>'),
          },
          links: [],
          version: 2,
        },
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Karibu sana' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Clothes' })).toBeInTheDocument();
  expect(screen.getByText('pullover').tagName).toBe('STRONG');
  expect(screen.queryByRole('heading', { name: 'What to wear' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Parking' })).toBeInTheDocument();
});

it('says when the sermon starts, where worship begins before it', async () => {
  const worship = { id: 1, day: 6, location: null, description: null, sort_order: 1, version: 1 };
  const service = (kind: string, name: string, start_time: string) => ({
    ...worship,
    id: name.length,
    kind,
    name,
    start_time,
    end_time: '13:00',
  });
  const part = service('sabbath', 'Divine Service', '11:00');
  const calls = (start: string) => ({
    'GET /v1/worship-services': {
      body: { success: true, data: [service('service', 'Divine Worship', start), part] },
    },
  });
  const { unmount } = await open(calls('10:00'));
  expect(
    await screen.findByText('The Divine Service with the sermon starts at 11:00 AM.'),
  ).toBeInTheDocument();
  unmount();
  await open(calls('11:00'));
  expect(await screen.findAllByText('Divine Worship')).not.toEqual([]);
  expect(screen.queryByText(/part with the sermon/)).not.toBeInTheDocument();
});

it('leads to the place and to whom to call, as far as the site knows them', async () => {
  const { unmount } = await open();
  const [maps] = await screen.findAllByRole('link', { name: 'Open in Maps' });
  expect(maps).toHaveAttribute('href', site.map_url);
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+254700000010');
  unmount();
  await open({}, { ...site, map_url: '', phone: '' });
  await form();
  expect(screen.queryByRole('link', { name: 'Open in Maps' })).not.toBeInTheDocument();
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
});

it('sends a planned visit, which begins with the next Sabbath', async () => {
  const user = userEvent.setup();
  const { requests } = await open({ 'POST /v1/visits': { status: 201, body: { success: true } } });
  const fields = await form();
  const day = fields.getByLabelText(/^Which day/);
  await waitFor(() => expect(day).toHaveDisplayValue(/^\d{4}-\d\d-\d\d$/));
  await user.type(fields.getByLabelText(/^Your name/), 'Halima');
  await user.type(fields.getByLabelText(/^Phone/), '0700 000 044');
  await user.click(fields.getByRole('button', { name: 'Plan my visit' }));
  expect(await screen.findByText(/We know about your visit/)).toBeInTheDocument();
  const sent = requests.find(({ url }) => url === '/api/v1/visits');
  expect(sent?.body).toMatchObject({ name: 'Halima', phone: '0700 000 044', email: null });
});

it('invites to the next Sabbath where it is Sunday on the site, and Saturday elsewhere', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T10:30:00Z'), advanceTimers: true });
  await open({}, { ...site, time_zone: 'Pacific/Kiritimati' });
  const day = (await form()).getByLabelText(/^Which day/);
  await waitFor(() => expect(day).toHaveValue('2026-12-05'));
  expect(day).toHaveAttribute('min', '2026-11-29');
  const when = within(screen.getByRole('complementary', { name: 'When to come' }));
  expect(when.getByText('Sat 5 Dec')).toHaveAttribute('datetime', '2026-12-05');
});

it('asks for a phone number or an email address, and keeps what was typed', async () => {
  const user = userEvent.setup();
  const { requests } = await open();
  const fields = await form();
  await user.type(fields.getByLabelText(/^Your name/), 'Halima');
  await user.click(fields.getByRole('button', { name: 'Plan my visit' }));
  expect(await fields.findByText('Leave a phone number or an email address')).toBeInTheDocument();
  expect(fields.getByLabelText(/^Phone/)).toHaveFocus();
  expect(fields.getByLabelText(/^Your name/)).toHaveValue('Halima');
  expect(requests.filter(({ url }) => url === '/api/v1/visits')).toEqual([]);
});
