import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import EventsPanel from '../../../events/events-panel';
import { fakeList, fakeSite, musicEvent } from '../../../testing';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const inTwoLanguages = {
  body: { success: true, data: { ...fakeSite.body.data, languages: ['en', 'sw'] } },
};
const NONE = { title: '', description: '', location: '', additional_info: '' };
const event = musicEvent({
  version: 3,
  description: 'The Sabbath opens with song.',
  location: 'Main Assembly Hall',
  translations: { sw: { ...NONE, title: 'Ibada ya jioni' } },
});

async function openForm({ site = inTwoLanguages, put }: { site?: FakeResponse; put?: FakeResponse } = {}) {
  const user = userEvent.setup();
  const { requests } = renderApp(<EventsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': site,
      'GET /v1/events': fakeList([event]),
      'PUT /v1/events/1': put ?? { body: { success: true, data: event } },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${event.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Title( \*)?$/);
  return { user, dialog, requests };
}

it('shows a field for each text, in its language, with the English text, and how many are missing', async () => {
  const { dialog } = await openForm();
  const texts = within(await dialog.findByRole('group', { name: 'In Kiswahili' }));
  expect(texts.getByText('2 of 3 texts are still in English.')).toBeInTheDocument();
  const title = texts.getByLabelText('Title in Kiswahili');
  expect(title).toHaveValue('Ibada ya jioni');
  expect(title).toHaveAttribute('lang', 'sw');
  expect(title).toHaveAccessibleDescription(event.title);
  expect(texts.getByText('Main Assembly Hall')).toHaveAttribute('lang', 'en');
  expect(texts.getByLabelText('Additional information in Kiswahili')).toHaveValue('');
});

it('counts while somebody writes, and sends what was written', async () => {
  const { user, dialog, requests } = await openForm();
  await user.type(await dialog.findByLabelText('Location in Kiswahili'), ' Ukumbi mkuu ');
  expect(dialog.getByText('1 of 3 texts are still in English.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Description in Kiswahili'), 'Sabato inaanza kwa nyimbo.');
  expect(dialog.getByText('Every text is in Kiswahili.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: event.title,
    translations: {
      sw: {
        title: 'Ibada ya jioni',
        location: 'Ukumbi mkuu',
        description: 'Sabato inaanza kwa nyimbo.',
      },
    },
  });
});

it('leads to a translation that is too long', async () => {
  const { user, dialog, requests } = await openForm();
  const title = await dialog.findByLabelText('Title in Kiswahili');
  await user.click(title);
  await user.paste('a'.repeat(201));
  await user.click(dialog.getByRole('button', { name: 'Update Event' }));
  await user.click(within(await dialog.findByRole('alert')).getByText('At most 200 characters'));
  expect(title).toHaveFocus();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

it('shows both versions of a translation when somebody else saved first', async () => {
  const conflict = {
    current: { ...event, version: 4, translations: { sw: { ...NONE, title: 'Vespa' } } },
    current_version: 4,
    submitted: {},
  };
  const { user, dialog } = await openForm({
    put: { status: 409, body: { success: false, code: 'conflict', message: 'Changed.', conflict } },
  });
  const title = await dialog.findByLabelText('Title in Kiswahili');
  await user.clear(title);
  await user.type(title, 'Ibada ya Ijumaa');
  await user.click(dialog.getByRole('button', { name: 'Update Event' }));
  const row = await dialog.findByRole('row', { name: /^Title in Kiswahili/ });
  expect(row).toHaveTextContent('Ibada ya Ijumaa');
  expect(row).toHaveTextContent('Vespa');
});

it('shows nothing of it where the site has one language', async () => {
  const { dialog } = await openForm({ site: fakeSite });
  expect(dialog.queryByRole('group', { name: 'In Kiswahili' })).not.toBeInTheDocument();
});
