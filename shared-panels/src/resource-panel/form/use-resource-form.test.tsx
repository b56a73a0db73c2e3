import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@narthex/shared-auth/testing';
import EventsPanel from '../../events/events-panel';
import { fakeList, fakeSite, musicEvent } from '../../testing';
import { openDraft } from './form-draft';
import { listErrors } from './use-resource-form';

const error = (message: string) => ({ type: 'server', message });

it('names each field, those inside of one by their whole name, and at the end what belongs to none', () => {
  const errors = {
    root: { type: 'server', message: 'ignored', day: error('That day is over.'), other: { type: 'server' } },
    title: { ...error('Title is required'), ref: { message: 'an input' } },
    translations: { sw: { title: error('Too long') } },
    links: [undefined, { url: error('No link'), ref: error('an input') }],
  };
  expect(listErrors<{ title: string; translations: object; links: object[] }>(errors as never)).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'translations.sw.title', message: 'Too long' },
    { field: 'links.1.url', message: 'No link' },
    { message: 'That day is over.' },
  ]);
});

it('says nothing where a message is empty, or where there are no errors', () => {
  expect(listErrors({ title: error('') } as never)).toEqual([]);
  expect(listErrors({})).toEqual([]);
  expect(listErrors({ title: undefined, place: null, root: { day: null } } as never)).toEqual([]);
});

const draft = openDraft({ resource: 'events', actorId: 7, rowId: 1 });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Opens the form of an event whose proposed change was rejected. */
async function openRejected(proposed: object) {
  draft.write({ proposed, version: 3, rejection: 'Please name the day.' });
  const user = userEvent.setup();
  renderApp(<EventsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/events': fakeList([musicEvent({ version: 3 })]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Vespers with the choirs' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByLabelText(/Title/);
  return { user, dialog, title };
}

it('holds what was proposed, and on request what is stored', async () => {
  const { user, dialog, title } = await openRejected({ title: 'Vespers on Friday' });
  expect(title).toHaveValue('Vespers on Friday');
  expect(dialog.getByText('Please name the day.', { exact: false })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Start afresh' }));
  expect(title).toHaveValue('Vespers with the choirs');
  expect(dialog.queryByText('Please name the day.', { exact: false })).not.toBeInTheDocument();
  expect(draft.read()).toBeNull();
});

it('holds what is stored when a proposal does not fit the form any more, and forgets it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { dialog, title } = await openRejected({ title: 'Vespers on Friday', start_datetime: 'some day' });
  expect(title).toHaveValue('Vespers with the choirs');
  expect(dialog.queryByText('Please name the day.', { exact: false })).not.toBeInTheDocument();
  expect(draft.read()).toBeNull();
  expect(warn).toHaveBeenCalledWith('What was proposed does not fit the form', expect.any(Error));
});
