import { WrittenNames } from './written-names';

let names: WrittenNames;
beforeEach(() => {
  names = new WrittenNames('prayer');
  names.note('kept', { kind: 'acknowledged' });
  names.note('refused', { kind: 'refused' });
  names.note('broken off', { kind: 'unknown' });
});

it.each([
  ['without what was broken off', ['kept']],
  ['with what was broken off', ['kept', 'broken off']],
])('finds nothing wrong %s', (_, found) => {
  expect(names.compare(found)).toEqual([]);
});

it.each([
  ['lost', [], 'The prayer “kept” was acknowledged, and is there 0 times.'],
  ['doubled', ['kept', 'kept'], 'The prayer “kept” was acknowledged, and is there 2 times.'],
  ['stored although it was refused', ['kept', 'refused'], 'The prayer “refused” was refused, and is there.'],
  [
    'doubled by a repetition',
    ['kept', 'broken off', 'broken off'],
    'The prayer “broken off” is there 2 times.',
  ],
  ['written by nobody', ['kept', 'else'], 'Nobody wrote the prayer “else”.'],
])('finds what was %s', (_, found, fault) => {
  expect(names.compare(found)).toEqual([fault]);
});

it('holds on to what was acknowledged when it is sent again', () => {
  names.note('kept', { kind: 'unknown' });
  names.note('broken off', { kind: 'acknowledged' });
  expect(names.list('acknowledged')).toEqual(['kept', 'broken off']);
});
