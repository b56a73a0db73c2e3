import { openDraft, pickKnownValues, type DraftOwner } from './form-draft';

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

it.each(['nonsense', 'null', '[]', '"text"', '{}', '{"values":[1]}', '{"values":null}', '{"proposed":"x"}'])(
  'is none where the tab holds %s',
  (stored) => {
    storeInstead(stored);
    expect(open().read()).toBeNull();
  },
);

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
