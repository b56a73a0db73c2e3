import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse, type FakeCalls } from '@narthex/shared-auth/testing';
import { useLocation } from 'react-router-dom';
import EventsPanel from '../events/events-panel';
import { fakeList, fakeSite, musicEvent } from '../testing';

/** A success message is shown this long. */
const SUCCESS_DURATION_MS = 3000;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const ShownUrl = () => <output aria-label="URL">{useLocation().search}</output>;
const url = () => screen.getByLabelText('URL').textContent ?? '';

function show(changes: FakeCalls = {}, path = '/') {
  const user = userEvent.setup();
  const app = renderApp(
    <>
      <EventsPanel scope={{ kind: 'church' }} />
      <ShownUrl />
    </>,
    {
      role: 'admin',
      path,
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/events': fakeList([musicEvent({ version: 3 })]),
        ...changes,
      },
    },
  );
  return { user, ...app };
}

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Edit Vespers with the choirs' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByLabelText(/Title/);
  return { dialog, title };
}

describe('the list', () => {
  const many = Array.from({ length: 25 }, (_, at) => musicEvent({ id: at + 1, title: `Practice ${at + 1}` }));
  const lists = { 'GET /v1/events': fakeList(many) };

  it('is the one the URL describes', async () => {
    const { requests } = show(lists, '/?page=2&per_page=5&search=practice&sort=-title&status=published');
    expect(await screen.findByText('Page 2 of 5')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('practice');
    expect(screen.getByLabelText('Status')).toHaveValue('published');
    expect(requests.find(({ params }) => params?.['page'] === 2)?.params).toEqual({
      mine: true,
      page: 2,
      per_page: 5,
      search: 'practice',
      sort: '-title',
      status: 'published',
    });
  });

  it('asks for nothing that the URL names but the list does not know', async () => {
    const { requests } = show(lists, '/?page=-1&per_page=5000&sort=password&status=hidden');
    await screen.findByText('Page 1 of 3');
    expect(requests.find(({ params }) => params?.['page'])?.params).toEqual({
      mine: true,
      page: 1,
      per_page: 10,
    });
  });

  it('writes search, order and page into the URL; another search begins at the first page', async () => {
    const { user } = show(lists);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(url()).toBe('?page=2');
    await user.selectOptions(screen.getByLabelText('Order'), 'title');
    expect(url()).toBe('?sort=title');
    await user.type(screen.getByRole('searchbox'), 'practice 1');
    await waitFor(() => expect(url()).toBe('?sort=title&search=practice+1'));
    expect(await screen.findByText('11 of 25 events')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('practice 1');
  });

  it('says that there are more than were counted', async () => {
    const body = {
      success: true,
      data: many.slice(0, 10),
      meta: { page: 1, per_page: 10, limit: 10, total: 1000, has_more_than_total: true },
    };
    show({ 'GET /v1/events': { body } });
    expect(await screen.findByRole('heading', { name: 'Events (1000+)' })).toBeInTheDocument();
  });
});

describe('when somebody else saved first', () => {
  const theirs = musicEvent({ version: 4, title: 'Vespers, in the chapel', location: 'Chapel' });
  const conflicting = (saved: FakeResponse, current = theirs): FakeResponse => {
    let attempts = 0;
    return (request) => {
      attempts += 1;
      if (attempts > 1) return typeof saved === 'function' ? saved(request) : saved;
      return {
        status: 409,
        body: {
          success: false,
          code: 'version_conflict',
          message: 'Changed meanwhile',
          conflict: { current, current_version: 4, submitted: request.body },
        },
      };
    };
  };

  async function meetConflict(saved: FakeResponse = { body: { success: true } }) {
    const app = show({ 'PUT /v1/events/1': conflicting(saved) });
    const { dialog, title } = await openForm(app.user);
    await app.user.clear(title);
    await app.user.type(title, 'Vespers, outside');
    await app.user.click(dialog.getByRole('button', { name: 'Update Event' }));
    await dialog.findByText('Somebody else saved this while you were editing');
    return { ...app, dialog };
  }
  const versionsSent = (requests: { method: string; headers: Readonly<Record<string, string>> }[]) =>
    requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['If-Match']);

  it('shows both versions of each field that differs', async () => {
    const { dialog } = await meetConflict();
    const row = (name: string) => within(dialog.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(
      row('Title')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vespers, outside', 'Vespers, in the chapel']);
    expect(row('Location').getByText('Chapel')).toBeInTheDocument();
    expect(dialog.queryByRole('row', { name: /^Description/ })).not.toBeInTheDocument();
  });

  it('keeps mine over the version that is there now', async () => {
    const { user, dialog, requests } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
    expect(versionsSent(requests)).toEqual(['"3"', '"4"']);
  });

  it('takes theirs into the form, to go on from there', async () => {
    const { user, dialog, requests } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(dialog.getByLabelText(/Title/)).toHaveValue('Vespers, in the chapel');
    await user.type(dialog.getByLabelText(/Location/), ' of ease');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    await screen.findByText('Event updated successfully!');
    expect(versionsSent(requests)).toEqual(['"3"', '"4"']);
    expect(requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Vespers, in the chapel',
      location: 'Chapel of ease',
    });
  });

  it('leads back to the form with what was typed', async () => {
    const { user, dialog } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(dialog.getByLabelText(/Title/)).toHaveValue('Vespers, outside');
    expect(dialog.queryByText(/Somebody else saved/)).not.toBeInTheDocument();
  });

  it('asks nothing where nothing that the form shows has changed', async () => {
    const current = musicEvent({ version: 4, attendees_count: 90 });
    const { user, requests } = show({
      'PUT /v1/events/1': conflicting({ body: { success: true } }, current),
    });
    const { dialog, title } = await openForm(user);
    await user.type(title, ', outside');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
    expect(versionsSent(requests)).toEqual(['"3"', '"4"']);
  });

  it('asks nothing where what was typed is stored already', async () => {
    // The response of the first attempt was lost.
    const current = musicEvent({ version: 4, title: 'Vespers, outside' });
    const { user, requests } = show({
      'PUT /v1/events/1': conflicting({ body: { success: true } }, current),
    });
    const { dialog, title } = await openForm(user);
    await user.clear(title);
    await user.type(title, ' Vespers, outside');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
    expect(versionsSent(requests)).toEqual(['"3"', '"4"']);
  });

  it('remembers with a draft which version it was typed over', async () => {
    const before = show();
    await before.user.type((await openForm(before.user)).title, ' outside');
    before.unmount();
    const { user, requests } = show({
      'GET /v1/events': fakeList([musicEvent({ version: 4, location: 'Chapel' })]),
      // The form shows the location of now, which the draft was not typed over.
      'PUT /v1/events/1': conflicting(
        { body: { success: true } },
        musicEvent({ version: 4, location: 'Chapel' }),
      ),
    });
    const { dialog } = await openForm(user);
    await dialog.findByText('What you typed before was kept.');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await dialog.findByText(/Somebody else saved/)).toBeInTheDocument();
    expect(versionsSent(requests)).toEqual(['"3"']);
  });
});

it('sends a creation again under the same key, also after a reload, and a corrected one under another', async () => {
  const lost = { 'POST /v1/events': { networkError: true } as const };
  const openNew = async ({ user, requests }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Create New Event' }));
    const dialog = within(await screen.findByRole('dialog'));
    const posts = () => requests.filter(({ method }) => method === 'POST');
    const submit = async () => {
      const before = posts().length;
      await user.click(await dialog.findByRole('button', { name: 'Publish' }));
      await waitFor(() => expect(posts()).toHaveLength(before + 1));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled());
      return posts().at(-1)?.headers['Idempotency-Key'];
    };
    return { dialog, submit };
  };
  const page = show(lost);
  const { user } = page;
  const { dialog, submit } = await openNew(page);
  await user.type(await dialog.findByLabelText(/Title/), 'Retreat');
  await user.type(dialog.getByLabelText(/Description/), 'By the lake.');
  await user.type(dialog.getByLabelText(/Starts/), '2026-12-04T16:00');
  await user.clear(dialog.getByLabelText(/Ends/));
  await user.type(dialog.getByLabelText(/Ends/), '2026-12-06T18:00');
  const first = await submit();
  await dialog.findByText('Error saving event. Please try again.');
  expect(first).toMatch(/^[\w-]{8,200}$/);
  expect(await submit()).toBe(first);
  await user.type(dialog.getByLabelText(/Title/), ' 2027');
  const corrected = await submit();
  expect(corrected).not.toBe(first);
  page.unmount();
  const reloaded = await openNew(show(lost));
  await reloaded.dialog.findByText('What you typed before was kept.');
  expect(await reloaded.submit()).toBe(corrected);
});

it('says `Deleting...` while it deletes, then for three seconds that it did', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let isDeleted = false;
  renderApp(<EventsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/events': fakeList(() => (isDeleted ? [] : [musicEvent()])),
      'DELETE /v1/events/1': () => {
        isDeleted = true;
        return { body: { success: true, message: 'Event deleted successfully!' } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Vespers with the choirs' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const message = await screen.findByText('Event deleted successfully!');
  await act(() => jest.advanceTimersByTimeAsync(SUCCESS_DURATION_MS - 500));
  expect(message).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Event deleted successfully!')).not.toBeInTheDocument();
});

it('asks the browser to warn before unsaved text is left', async () => {
  const { user } = show();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { title } = await openForm(user);
  expect(leave()).toBe(false);
  await user.type(title, ' outside');
  expect(leave()).toBe(true);
});
