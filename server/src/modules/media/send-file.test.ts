import { byteRange } from './send-file';

const SIZE = 10;

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=0-10', { start: 0, end: 9 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-10', 'unsatisfiable'],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-11', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  [undefined, null],
])('%s of ten bytes', (header, expected) => {
  expect(byteRange(header, SIZE)).toEqual(expected);
});
