import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { fakeSite, musicEvent } from '../testing';
import EventsPanel from './events-panel';
import type { EventsVariant } from './event-labels';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function openDialog(variant: EventsVariant, response: FakeResponse) {
  const user = userEvent.setup();
  let isDeleted = false;
  const { requests } = renderApp(<EventsPanel scope={{ kind: 'church' }} variant={variant} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/events': () => ({ body: { success: true, data: isDeleted ? [] : [musicEvent()] } }),
      'DELETE /v1/events/1': async (request) => {
        const result = typeof response === 'function' ? await response(request) : response;
        isDeleted = !result.networkError && (result.status ?? 200) < 300;
        return result;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Vespers with the choirs' }));
  return { user, requests, dialog: within(screen.getByRole('dialog')) };
}

const done = { body: { success: true, message: 'Event deleted successfully!' } };

it('shows what would be deleted and that it cannot be undone', async () => {
  const { dialog } = await openDialog('admin', done);
  expect(dialog.getByRole('heading', { name: 'Delete Vespers with the choirs?' })).toBeInTheDocument();
  for (const fact of [/^Fri 27 Nov( 2026)?$/, '6:30 PM - 8:00 PM', 'Main Assembly Hall', 'Worship']) {
    expect(dialog.getByText(fact)).toBeInTheDocument();
  }
  expect(dialog.getByText('This action cannot be undone.')).toBeInTheDocument();
});

it('deletes, closes, reloads the list, says so and leaves the focus at its heading', async () => {
  const { user, dialog, requests } = await openDialog('leader', done);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /Events/ })).toHaveFocus();
  expect(await screen.findByText('No events found. Create your first event!')).toBeInTheDocument();
  await waitFor(() =>
    expect(requests.map(({ method, url }) => `${method} ${url}`).slice(-2)).toEqual([
      'DELETE /api/v1/events/1',
      'GET /api/v1/events',
    ]),
  );
});

it('deletes nothing when the person cancels', async () => {
  const { user, dialog, requests } = await openDialog('admin', done);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

it.each<[EventsVariant, string]>([
  ['admin', 'Failed to delete event'],
  ['leader', 'Error deleting event. Please check console for details.'],
])('keeps the dialog and says so when it fails (%s)', async (variant, message) => {
  const { user, dialog } = await openDialog(variant, { networkError: true });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
