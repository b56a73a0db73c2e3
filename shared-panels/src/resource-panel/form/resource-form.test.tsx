import { renderApp } from '@narthex/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EventsPanel from '../../events/events-panel';
import { fakeList, fakeSite, musicEvent } from '../../testing';
import { openDraft, pickKnownValues, type DraftOwner } from './form-draft';
import { listErrors } from './use-resource-form';

describe('form draft', () => {
  const open = (owner: Partial<DraftOwner> = {}) =>
    openDraft({ resource: 'events', actorId: 7, rowId: 1, ...owner });
  const DRAFT = { values: { title: 'Vespers, outside' }, version: 3, rejection: undefined };
  /** Stores this in the tab instead of a draft. */
  const storeInstead = (stored: string) => {
    open().write(DRAFT);
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, stored);
  };

  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('gives back what was typed, until it is cleared', () => {
    open().write(DRAFT);
    expect(open().read()).toEqual(DRAFT);
    open().clear();
    expect(open().read()).toBeNull();
  });

  it('gives back a rejected proposal with its reason', () => {
    const rejected = { proposed: { title: 'Vespers' }, version: undefined, rejection: 'Name the day.' };
    open().write(rejected);
    expect(open().read()).toEqual(rejected);
  });

  it.each<[string, Partial<DraftOwner>]>([
    ['the next person in the same tab', { actorId: 8 }],
    ['somebody who is not known', { actorId: undefined }],
    ['the form of another object', { rowId: 2 }],
    ['the form of a new object', { rowId: undefined }],
    ['the form of another kind', { resource: 'songs' }],
  ])('is not given to %s, who can’t clear it either', (_, other) => {
    open().write(DRAFT);
    expect(open(other).read()).toBeNull();
    open(other).clear();
    expect(open().read()).toEqual(DRAFT);
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"values":[1]}',
    '{"values":null}',
    '{"proposed":"x"}',
  ])('is none where the tab holds %s', (stored) => {
    storeInstead(stored);
    expect(open().read()).toBeNull();
  });

  it('leaves out a version and a reason that are none', () => {
    storeInstead('{"values":{},"version":"3","rejection":4}');
    expect(open().read()).toEqual({ values: {}, version: undefined, rejection: undefined });
  });

  it('is lost without a failure where the tab keeps nothing', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    open().write(DRAFT);
    expect(open().read()).toBeNull();
    open().clear();
  });

  it('fits what the form has a field of the same kind for', () => {
    const typed = { title: 'Vespers', tags: 'choir', places: ['Hall'], isOpen: 'yes', gone: 'x' };
    const original = { title: '', tags: [], places: [], isOpen: false };
    expect(pickKnownValues(typed, original)).toEqual({ title: 'Vespers', places: ['Hall'] });
  });
});

describe('use resource form', () => {
  const error = (message: string) => ({ type: 'server', message });

  it('names each field, those inside of one by their whole name, and at the end what belongs to none', () => {
    const errors = {
      root: {
        type: 'server',
        message: 'ignored',
        day: error('That day is over.'),
        other: { type: 'server' },
      },
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
});
