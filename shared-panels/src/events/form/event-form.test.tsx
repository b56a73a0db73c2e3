import { PAGE_PREVIEW_KEY } from '@narthex/shared-contracts/page-preview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { type ChurchEvent, eventInputSchema } from '@narthex/shared-contracts/schemas/events';
import { fakeSite, musicEvent } from '../../testing';
import EventsPanel from '../events-panel';
import type { EventsVariant } from '../event-labels';
import { fakeEvent } from '@narthex/shared-contracts/testing';
import { buildBody, getValues } from './event-form';

const typed = {
  event_type: 'worship',
  entry_fee: '',
  max_attendees: '',
  title: 'Vespers',
  description: 'Songs',
  start_datetime: '2026-11-27T18:30',
  end_datetime: '2026-11-27T20:00',
};

// These zones differ from the zone of the test process and from the site's default zone.
it.each([
  ['America/Los_Angeles', '2026-11-28T02:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-27T04:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-27T12:45:00.000Z'],
])('sends a typed time as it is meant in the zone of the site: %s', (zone, instant) => {
  const sent = buildBody(eventInputSchema.parse(typed), zone);
  expect(sent.start_datetime).toBe(instant);
  expect(getValues(fakeEvent({ start_datetime: instant }), zone).start_datetime).toBe(typed.start_datetime);
});

it('sends an empty fee and an empty number of seats as none, not as 0', () => {
  const sent = buildBody(eventInputSchema.parse(typed), 'Africa/Nairobi');
  expect(sent).toMatchObject({ entry_fee: null, max_attendees: null });
  const free = eventInputSchema.parse({ ...typed, entry_fee: '0', max_attendees: '0' });
  expect(free).toMatchObject({ entry_fee: 0, max_attendees: 0 });
});

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

interface Options {
  variant?: EventsVariant;
  response?: FakeResponse;
  edit?: ChurchEvent;
}

async function openForm({ variant = 'leader', response = { body: { success: true } }, edit }: Options = {}) {
  const user = userEvent.setup();
  const { requests, unmount } = renderApp(<EventsPanel scope={{ kind: 'church' }} variant={variant} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/events': { body: { success: true, data: edit ? [edit] : [] } },
      'POST /v1/events': response,
      'PUT /v1/events/1': response,
    },
  });
  const opener = edit ? `Edit ${edit.title}` : 'Create New Event';
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/Title/);
  return { user, requests, unmount, dialog };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill({ user, dialog }: Form) {
  await user.type(dialog.getByLabelText(/Title/), ' Choir retreat ');
  await user.type(dialog.getByLabelText(/Description/), 'Two nights by the lake.');
  fireEvent.change(dialog.getByLabelText(/Starts/), { target: { value: '2026-12-04T16:00' } });
  fireEvent.change(dialog.getByLabelText(/Ends/), { target: { value: '2026-12-06T18:00' } });
}

const submit = ({ user, dialog }: Form) =>
  user.click(dialog.getByRole('button', { name: /^(Publish|Update Event)$/ }));
const sent = ({ requests }: Form) => requests.find(({ method }) => method === 'POST' || method === 'PUT');

it.each<[EventsVariant, string]>([
  ['leader', 'fellowship'],
  ['admin', 'other'],
])('starts with the defaults of the %s form', async (variant, type) => {
  const { dialog } = await openForm({ variant });
  expect(dialog.getByLabelText(/Type/)).toHaveValue(type);
  // A draft has no status field, since the buttons decide whether it is published.
  expect(dialog.queryByLabelText(/Status/)).not.toBeInTheDocument();
});

it('creates: trimmed, empty fields as null, dates meant in the zone of the site', async () => {
  const form = await openForm();
  await fill(form);
  await form.user.type(form.dialog.getByLabelText(/Maximum attendees/), '40');
  await form.user.type(form.dialog.getByLabelText(/Entry fee/), '250.5');
  await submit(form);
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(form)).toMatchObject({
    url: '/api/v1/events',
    body: {
      title: 'Choir retreat',
      description: 'Two nights by the lake.',
      start_datetime: '2026-12-04T13:00:00.000Z',
      end_datetime: '2026-12-06T15:00:00.000Z',
      location: null,
      event_type: 'fellowship',
      status: 'published',
      featured_image: null,
      additional_info: null,
      max_attendees: 40,
      entry_fee: 250.5,
      is_recurring: false,
      recurrence_pattern: null,
    },
  });
});

it('keeps a draft, of which visitors see nothing', async () => {
  const form = await openForm();
  await fill(form);
  await form.user.click(form.dialog.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Event created successfully!');
  expect(sent(form)?.body).toMatchObject({ title: 'Choir retreat', status: 'draft' });
});

it('publishes a draft, and only changes what is public', async () => {
  const draft = await openForm({ edit: musicEvent({ status: 'draft' }) });
  await submit(draft);
  await screen.findByText('Event updated successfully!');
  expect(sent(draft)?.body).toMatchObject({ status: 'published' });
  draft.unmount();
  const cancelled = await openForm({ edit: musicEvent({ status: 'cancelled' }) });
  expect(cancelled.dialog.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  await submit(cancelled);
  await screen.findByText('Event updated successfully!');
  expect(sent(cancelled)?.body).toMatchObject({ status: 'cancelled' });
});

describe('what is folded', () => {
  const section = (form: Form, name: string) => form.dialog.getByRole('group', { name });

  it('says in a line that nothing is set', async () => {
    const form = await openForm();
    for (const [name, summary] of [
      ['How often', 'Once'],
      ['Places and fee', 'No limit, free'],
      ['Picture and details', 'None'],
    ] as const) {
      expect(section(form, name)).not.toHaveAttribute('open');
      expect(within(section(form, name)).getByText(summary)).toBeInTheDocument();
    }
  });

  it.each<[string, Partial<ChurchEvent>, string]>([
    ['Places and fee', { max_attendees: 40 }, 'Maximum attendees: 40'],
    ['How often', { is_recurring: true, recurrence_pattern: 'monthly' }, 'Monthly'],
    ['Picture and details', { additional_info: 'Bring a tent.' }, 'Additional information: Bring a tent.'],
  ])('opens %s where something is set', async (name, changes, summary) => {
    const form = await openForm({ edit: musicEvent(changes) });
    expect(section(form, name)).toHaveAttribute('open');
    expect(within(section(form, name)).getByText(summary, { ignore: 'option' })).toBeInTheDocument();
  });

  it('opens where something is refused', async () => {
    const form = await openForm({
      response: {
        status: 422,
        body: { success: false, code: 'invalid', message: 'Refused.', errors: { entry_fee: ['Too much'] } },
      },
    });
    await fill(form);
    await submit(form);
    expect(await form.dialog.findByRole('link', { name: 'Too much' })).toBeInTheDocument();
    expect(section(form, 'Places and fee')).toHaveAttribute('open');
    expect(section(form, 'How often')).not.toHaveAttribute('open');
  });
});

describe('the end', () => {
  const put = (form: Form, field: RegExp, value: string) =>
    fireEvent.change(form.dialog.getByLabelText(field), { target: { value } });

  it('follows the start by an hour', async () => {
    const form = await openForm();
    put(form, /Starts/, '2026-12-31T23:30');
    await waitFor(() => expect(form.dialog.getByLabelText(/Ends/)).toHaveValue('2027-01-01T00:30'));
    put(form, /Starts/, '2026-12-04T16:00');
    await waitFor(() => expect(form.dialog.getByLabelText(/Ends/)).toHaveValue('2026-12-04T17:00'));
  });

  it('keeps the duration that was given by hand, also while a year is typed', async () => {
    const form = await openForm();
    put(form, /Starts/, '2026-12-04T16:00');
    put(form, /Ends/, '2026-12-06T18:00');
    for (const start of ['0002-12-11T16:00', '0020-12-11T16:00', '2026-12-11T16:00'])
      put(form, /Starts/, start);
    await waitFor(() => expect(form.dialog.getByLabelText(/Ends/)).toHaveValue('2026-12-13T18:00'));
  });

  it('keeps the duration of a stored event, and an end that was typed first', async () => {
    const stored = await openForm({ edit: musicEvent() });
    put(stored, /Starts/, '2026-12-04T16:00');
    await waitFor(() => expect(stored.dialog.getByLabelText(/Ends/)).toHaveValue('2026-12-04T17:30'));
    stored.unmount();
    sessionStorage.clear();
    const form = await openForm();
    put(form, /Ends/, '2026-12-04T18:00');
    put(form, /Starts/, '2026-12-04T16:00');
    await waitFor(() => expect(form.dialog.getByLabelText(/Starts/)).toHaveValue('2026-12-04T16:00'));
    expect(form.dialog.getByLabelText(/Ends/)).toHaveValue('2026-12-04T18:00');
  });
});

describe('the preview', () => {
  const open = jest.spyOn(window, 'open');
  const typed = () => {
    let stored: unknown;
    open.mockImplementation(() => {
      stored = JSON.parse(sessionStorage.getItem(PAGE_PREVIEW_KEY) ?? 'null');
      return window;
    });
    return () => stored;
  };

  it('opens the page of what was typed, and saves nothing', async () => {
    const read = typed();
    const form = await openForm();
    await fill(form);
    await form.user.click(form.dialog.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('/Draft', '_blank'));
    expect(read()).toMatchObject({
      kind: 'event',
      event: { title: 'Choir retreat', start_datetime: '2026-12-04T13:00:00.000Z', entry_fee: null },
    });
    expect(sessionStorage.getItem(PAGE_PREVIEW_KEY)).toBeNull();
    expect(sent(form)).toBeUndefined();
  });

  it('says what is missing before there is a page to show', async () => {
    const form = await openForm();
    await form.user.click(form.dialog.getByRole('button', { name: 'Preview' }));
    expect(await form.dialog.findByRole('alert')).toHaveTextContent('Title is required');
  });

  it('says so when the browser keeps it from opening', async () => {
    open.mockReturnValue(null);
    const form = await openForm();
    await fill(form);
    await form.user.click(form.dialog.getByRole('button', { name: 'Preview' }));
    expect(await form.dialog.findByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
  });
});

it('sends how it repeats only when it repeats', async () => {
  const form = await openForm();
  await fill(form);
  expect(form.dialog.queryByLabelText('Repeats')).not.toBeInTheDocument();
  await form.user.click(form.dialog.getByLabelText('This event repeats'));
  await form.user.selectOptions(form.dialog.getByLabelText('Repeats'), 'monthly');
  await submit(form);
  await screen.findByText('Event created successfully!');
  expect(sent(form)?.body).toMatchObject({ is_recurring: true, recurrence_pattern: 'monthly' });
});

it('edits what is there, shown in the zone of the site', async () => {
  const form = await openForm({ edit: musicEvent({ entry_fee: '250.50', max_attendees: 40 }) });
  expect(form.dialog.getByLabelText(/Starts/)).toHaveValue('2026-11-27T18:30');
  expect(form.dialog.getByLabelText(/Entry fee/)).toHaveValue(250.5);
  await form.user.clear(form.dialog.getByLabelText(/Location/));
  await submit(form);
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  expect(sent(form)).toMatchObject({
    method: 'PUT',
    url: '/api/v1/events/1',
    body: { start_datetime: '2026-11-27T15:30:00.000Z', location: null, entry_fee: 250.5, max_attendees: 40 },
  });
});

it('lists what is missing, leads to each field, and sends nothing', async () => {
  const form = await openForm();
  await submit(form);
  const summary = await form.dialog.findByRole('alert');
  expect(summary).toHaveTextContent('Validation errors:');
  for (const message of [
    'Title is required',
    'Description is required',
    'Start date and time is required',
    'End date and time is required',
  ]) {
    expect(within(summary).getByText(message)).toBeInTheDocument();
  }
  expect(form.dialog.getByLabelText(/Title/)).toHaveAccessibleDescription('Title is required');
  await form.user.click(within(summary).getByText('Title is required'));
  expect(form.dialog.getByLabelText(/Title/)).toHaveFocus();
  expect(sent(form)).toBeUndefined();
});

const refused = {
  status: 422,
  body: {
    success: false,
    code: 'invalid',
    message: 'The data was refused.',
    errors: { end_datetime: ['End must be after the start'], form: ['The hall is taken'] },
  },
};

it.each<[EventsVariant, string]>([
  ['leader', 'Validation errors:'],
  ['admin', 'Failed to save event: The data was refused.'],
])('puts what the server refuses at its field and on top, and loses no text (%s)', async (variant, title) => {
  const form = await openForm({ variant, response: refused });
  await fill(form);
  await submit(form);
  const summary = await form.dialog.findByRole('alert');
  expect(summary).toHaveTextContent(title);
  expect(summary).toHaveTextContent('The hall is taken');
  expect(form.dialog.getByLabelText(/Ends/)).toHaveAccessibleDescription('End must be after the start');
  expect(form.dialog.getByLabelText(/Title/)).toHaveValue(' Choir retreat ');
});

const problem = (status: number, message: string) => ({ status, body: { success: false, message } });

it.each<[EventsVariant, string, FakeResponse]>([
  ['admin', 'Authentication failed. Please log in again.', problem(401, 'Unauthenticated.')],
  ['admin', 'You do not have permission to perform this action.', problem(403, 'Forbidden.')],
  ['admin', 'Failed to save event: The hall burned.', problem(500, 'The hall burned.')],
  ['leader', 'Server error: The hall burned.', problem(500, 'The hall burned.')],
  ['leader', 'Server error: Forbidden.', problem(403, 'Forbidden.')],
  ['leader', 'Error saving event. Please try again.', { networkError: true }],
])('says in the form what went wrong (%s: %s)', async (variant, message, response) => {
  const form = await openForm({ variant, response });
  await fill(form);
  await submit(form);
  expect(await form.dialog.findByRole('alert')).toHaveTextContent(message);
  expect(form.dialog.getByLabelText(/Title/)).toHaveValue(' Choir retreat ');
});

it('asks before typed text is thrown away, and can go on', async () => {
  const form = await openForm();
  await form.user.type(form.dialog.getByLabelText(/Title/), 'Choir');
  await form.user.click(form.dialog.getByRole('button', { name: 'Cancel' }));
  await form.user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(form.dialog.getByLabelText(/Title/)).toHaveValue('Choir');
  await form.user.click(form.dialog.getByRole('button', { name: 'Close' }));
  await form.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes without asking while nothing is typed', async () => {
  const form = await openForm();
  await form.user.click(form.dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what was typed when the page goes away under it', async () => {
  const before = await openForm();
  await before.user.type(before.dialog.getByLabelText(/Title/), 'Choir retreat');
  before.unmount();
  const after = await openForm();
  expect(after.dialog.getByLabelText(/Title/)).toHaveValue('Choir retreat');
  await after.user.click(after.dialog.getByRole('button', { name: 'Start afresh' }));
  expect(after.dialog.getByLabelText(/Title/)).toHaveValue('');
});
