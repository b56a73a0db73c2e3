import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, prayer } from '../../testing/fixtures';
import PrayerPage from './prayer-page';

const WALL = 'GET /v1/prayer-requests/public';
const POST = 'POST /v1/prayer-requests';
const FAILURE = 'Failed to submit prayer request. Please try again.';
const gone = { status: 404, body: { success: false, message: 'This was not found.', code: 'not_found' } };
const SENT = 'Your prayer request has been submitted for review. Thank you!';
const wall = (prayers: unknown[], total = prayers.length) => ({
  body: { success: true, data: prayers, meta: { page: 1, limit: 10, total } },
});

async function open(calls: FakeCalls = {}, path = '/PrayerDepartment') {
  const app = renderApp(<PrayerPage title="Prayer Department" />, {
    path,
    calls: {
      'GET /v1/page-content/ministries/prayer_department': broken,
      'GET /v1/site': broken,
      'GET /v1/worship-services': broken,
      [WALL]: wall([prayer()]),
      ...calls,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Submit prayer request' }));

async function fillAndSend(user = userEvent.setup()) {
  await user.type(field(/^Title/), 'My exam');
  await user.type(field(/^Description/), 'On Thursday');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of prayer' }), 'academic');
  await user.click(screen.getByRole('checkbox', { name: /urgent/ }));
  await submit(user);
  return user;
}

afterEach(() => jest.useRealTimers());

describe('the prayer page’s form', () => {
  it('sends what was typed, thanks, closes, and reloads the wall after two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { requests } = await open({ [POST]: { status: 201, body: { success: true, data: { id: 1 } } } });
    await fillAndSend(user);
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(SENT);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'My exam',
      description: 'On Thursday',
      prayer_type: 'academic',
      is_urgent: true,
      is_anonymous: false,
    });
    expect(screen.queryByRole('form', { name: 'Prayer request' })).not.toBeInTheDocument();
    const reads = () => requests.filter(({ url }) => url.endsWith('/prayer-requests/public')).length;
    const before = reads();
    act(() => jest.advanceTimersByTime(1000));
    expect(reads()).toBe(before);
    act(() => jest.advanceTimersByTime(1000));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await user.click(screen.getByRole('button', { name: 'Write another request' }));
    expect(field(/^Title/)).toHaveValue('');
    expect(field(/^Title/)).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /urgent/ })).not.toBeChecked();
  });

  it('asks for title and description before anything is sent, and clears messages as one types', async () => {
    const user = userEvent.setup();
    const { requests } = await open();
    await submit(user);
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(screen.getByText('Description is required')).toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(field(/^Title/), 'M');
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  });

  it.each([
    ['the server breaks', broken],
    ['no response comes', { networkError: true }],
  ])('says that it failed when %s, and keeps what was typed', async (_, response) => {
    await open({ [POST]: response });
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
    expect(field(/^Description/)).toHaveValue('On Thursday');
    expect(screen.getByRole('checkbox', { name: /urgent/ })).toBeChecked();
  });

  it('is a plain form that returns to its page', async () => {
    await open();
    const form = screen.getByRole('form', { name: 'Prayer request' });
    expect(form).toHaveAttribute('action', '/forms/prayer#prayer-request');
    expect(form).toHaveFormValues({ back: '/PrayerDepartment', prayer_type: 'personal' });
  });

  it('thanks after a plain post', async () => {
    await open({}, '/PrayerDepartment?sent=prayer');
    expect(screen.getByText(SENT)).toBeInTheDocument();
  });
});

describe('the prayer wall', () => {
  it('shows ten a page, with links to the others', async () => {
    const { requests } = await open({ [WALL]: wall([prayer()], 24) }, '/PrayerDepartment?page=2');
    expect(await screen.findByText('24 requests, page 2 of 3')).toBeInTheDocument();
    expect(requests.find(({ url }) => url.endsWith('/public'))?.params).toEqual({
      status: 'approved',
      limit: 10,
      page: 2,
    });
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the wall' }));
    expect(pages.getByRole('link', { name: 'Newer requests' })).toHaveAttribute(
      'href',
      '/PrayerDepartment#wall',
    );
    expect(pages.getByRole('link', { name: 'Older requests' })).toHaveAttribute(
      'href',
      '/PrayerDepartment?page=3#wall',
    );
  });

  it('never names who asked anonymously', async () => {
    await open({ [WALL]: wall([prayer({ is_anonymous: true, requester_name: null, is_urgent: true })]) });
    expect(await screen.findByText(/^Anonymous/)).toBeInTheDocument();
    expect(screen.getByText('Urgent')).toBeInTheDocument();
  });

  it('counts a prayer once', async () => {
    const user = userEvent.setup();
    const { requests } = await open({
      'POST /v1/prayer-requests/1/pray': { body: { success: true, data: { prayed_count: 4 } } },
    });
    expect(await screen.findByText('3 people prayed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I prayed: A safe delivery' }));
    expect(await screen.findByText('4 people prayed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Prayed: A safe delivery' }));
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['a failure', broken, 'That did not reach us. Please try again.'],
    ['a request that is gone', gone, 'This request is no longer on the wall.'],
  ])('says after %s that a prayer was not counted', async (_, response, message) => {
    await open({ 'POST /v1/prayer-requests/1/pray': response });
    await userEvent.setup().click(await screen.findByRole('button', { name: /^I prayed/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('says when there is nothing on it', async () => {
    await open({ [WALL]: wall([]) });
    expect(await screen.findByText('No prayer requests to display at this time.')).toBeInTheDocument();
  });

  it('says the same when it cannot be read, and tries again', async () => {
    let isUp = false;
    await open({ [WALL]: () => (isUp ? wall([prayer()]) : broken) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('No prayer requests to display at this time.')).toBeInTheDocument();
    isUp = true;
    await userEvent.setup().click(again);
    expect(await screen.findByRole('heading', { name: 'A safe delivery' })).toBeInTheDocument();
  });
});

it('leads from the button that shows the rest to the first request of it', async () => {
  const user = userEvent.setup();
  await open({ [WALL]: wall([1, 2, 3, 4].map((id) => prayer({ id, title: `Request ${id}` }))) });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I prayed: Request 3' })).toHaveFocus();
});
