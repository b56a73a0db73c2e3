import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { useLocation } from 'react-router-dom';
import AuditPanel from '../../audit/audit-panel';
import EventsPanel from '../../events/events-panel';
import { fakeList, fakeSite, musicEvent } from '../../testing';

const ORDER = 'The last day must not be before the first';
const REFUSAL = {
  status: 422,
  body: { success: false, message: ORDER, code: 'validation', errors: { to: [ORDER] } },
};

const ShownUrl = () => <output aria-label="URL">{useLocation().search}</output>;
const url = () => screen.getByLabelText('URL').textContent ?? '';

function showEvents(list: FakeResponse, path = '/') {
  const user = userEvent.setup();
  const panel = (
    <>
      <EventsPanel scope={{ kind: 'church' }} />
      <ShownUrl />
    </>
  );
  const calls = {
    'GET /v1/site': fakeSite,
    'GET /v1/events': list,
    'DELETE /v1/events/11': { body: { success: true, message: 'Event deleted successfully!' } },
  };
  return { user, ...renderApp(panel, { role: 'admin', path, calls }) };
}

const practices = (count: number) =>
  Array.from({ length: count }, (_, at) => musicEvent({ id: at + 1, title: `Practice ${at + 1}` }));

describe('filters that the server refuses', () => {
  function showLog(path: string) {
    const user = userEvent.setup();
    renderApp(<AuditPanel scope={{ kind: 'church' }} />, {
      role: 'admin',
      path,
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/admin/audit': (request) => {
          const { from = '', to = '9' } = request.params ?? {};
          return String(from) > String(to) ? REFUSAL : fakeList([])(request);
        },
        'GET /v1/admin/audit/kinds': { body: { success: true, data: { actions: [], subject_types: [] } } },
      },
    });
    return user;
  }

  it('stay, with the reason, so that they can be corrected', async () => {
    const user = showLog('/?from=2026-11-30');
    const last = await screen.findByLabelText('Last day');
    await user.type(last, '2026-11-02');
    expect(await screen.findByRole('alert')).toHaveTextContent(ORDER);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(last).toHaveFocus();
    await user.clear(screen.getByLabelText('First day'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('are shown when a link contains them', async () => {
    showLog('/?from=2026-11-30&to=2026-11-02');
    expect(await screen.findByRole('alert')).toHaveTextContent(ORDER);
    expect(screen.getByLabelText('First day')).toHaveValue('2026-11-30');
  });
});

it('keeps the words of a search that fails without a connection, and tries again', async () => {
  let isOffline = true;
  const { user } = showEvents((request) => {
    if (isOffline && request.params?.['search']) return { networkError: true };
    return fakeList(practices(3))(request);
  });
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'practice 2');
  const failure = await screen.findByRole('alert');
  expect(search).toHaveValue('practice 2');
  expect(search).toHaveFocus();
  isOffline = false;
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 3 events')).toBeInTheDocument();
  expect(search).toHaveValue('practice 2');
});

describe('a page that has no rows any more', () => {
  it('gives way to the one before once its last row was deleted', async () => {
    let rows = practices(11);
    const { user } = showEvents(
      fakeList(() => rows),
      '/?page=2',
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Practice 11' }));
    rows = practices(10);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Practice 10')).toBeInTheDocument();
    expect(url()).toBe('');
  });

  it.each(['/?page=9', '/?page=99999'])(
    'gives way to the last one when a link leads to it: %s',
    async (path) => {
      showEvents(fakeList(practices(25)), path);
      expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
      expect(screen.getByText('Practice 25')).toBeInTheDocument();
    },
  );

  it('gives way to the empty list when nothing is left', async () => {
    showEvents(fakeList([]), '/?page=2');
    await waitFor(() => expect(url()).toBe(''));
    expect(await screen.findByText('No events found. Create your first event!')).toBeInTheDocument();
  });
});

it('searches for no more than the server takes', async () => {
  const { requests } = showEvents(fakeList(practices(2)), `/?search=${'x'.repeat(300)}`);
  const search = await screen.findByRole('searchbox');
  expect(search).toHaveAttribute('maxlength', '100');
  expect(requests.map(({ params }) => String(params?.['search'] ?? '').length)).toContain(100);
});
