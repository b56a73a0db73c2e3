import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Attendee } from '@narthex/shared-contracts/schemas/events';
import { fakeList, fakeSite, musicEvent } from '../../testing';
import EventsPanel from '../events-panel';

const attendee = (id: number, name: string, isMember = true): Attendee => ({
  id,
  name,
  is_member: isMember,
  answered_at: '2026-11-20T09:00:00+03:00',
});

/** Opens the names of the only event in the list. */
async function openNames(attendees: FakeCalls[string]) {
  const shown = renderApp(<EventsPanel scope={{ kind: 'department', department: 'music' }} />, {
    role: 'leader',
    department: 'music',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/events': fakeList([musicEvent()]),
      'GET /events/1/attendees': attendees,
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Who is coming to Vespers with the choirs' }),
  );
  return { ...shown, dialog: within(screen.getByRole('dialog')) };
}

const listed = (people: Attendee[]) => ({
  body: {
    success: true,
    data: people,
    meta: { page: 1, per_page: 100, limit: 100, total: people.length, has_more_than_total: false },
    occurrence: '2026-11-27T18:30:00+03:00',
  },
});

it('shows a leader the names in the order of the alphabet, and who is a visitor', async () => {
  const { dialog } = await openNames(
    listed([attendee(1, 'Otieno Baraka'), attendee(2, 'Akinyi Faith', false), attendee(3, 'Élie Mwangi')]),
  );
  expect(await dialog.findByText('3 people are coming')).toBeInTheDocument();
  expect(dialog.getByText(/^Fri 27 Nov( 2026)?, 6:30 PM$/)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Akinyi Faith Visitor',
    'Élie Mwangi',
    'Otieno Baraka',
  ]);
});

it('loads the names of a large event to the last one', async () => {
  const pages: unknown[] = [];
  const { dialog } = await openNames((request) => {
    pages.push(request.params?.['page']);
    const isFirst = pages.length === 1;
    return listed(
      isFirst
        ? Array.from({ length: 100 }, (_, at) => attendee(at + 1, `Guest ${at + 1}`))
        : [attendee(101, 'Zawadi')],
    );
  });
  expect(await dialog.findByText('101 people are coming')).toBeInTheDocument();
  expect(dialog.getByText('Zawadi')).toBeInTheDocument();
  expect(pages).toEqual([1, 2]);
});

it('says that nobody comes yet', async () => {
  const { dialog } = await openNames(listed([]));
  expect(await dialog.findByText('Nobody has said yet that they are coming.')).toBeInTheDocument();
});

it('offers to try again where the names were not loaded', async () => {
  const { dialog } = await openNames({ status: 500 });
  expect(await dialog.findByText('Failed to load who is coming')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
