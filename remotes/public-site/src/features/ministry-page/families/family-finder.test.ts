import { findFamilies } from './family-finder';

const ROWS = [
  ['Family one', 'Room B12', 'Mark'],
  ['Family four', 'Hall 2, common room', 'Philippians'],
  ['Family five', 'Hall 3, reading room', 'Genesis 1 to 25'],
  ['Family eleven', 'Town group, house 24', 'John'],
];
const find = (query: string) => findFamilies(ROWS, query).map(([name]) => name);

it('finds a family by its name or its place, whatever the case and the order', () => {
  expect(find('ELEVEN')).toEqual(['Family eleven']);
  expect(find('common hall')).toEqual(['Family four']);
  expect(find('b12')).toEqual(['Family one']);
  expect(find('read')).toEqual(['Family five']);
});

it('finds a family with or without accents and apostrophes', () => {
  const rows = [['Familia ya Ng’ang’a', 'Wamũyũ House']];
  for (const query of ["ng'ang", 'nganga', 'WAMUYU', 'wamu\u0303yu\u0303']) {
    expect(findFamilies(rows, query)).toEqual(rows);
  }
});

it('takes a number whole, and does not look at what a family reads', () => {
  expect(find('hall 2')).toEqual(['Family four']);
  expect(find('Mark')).toEqual([]);
});

it('finds all of them where nothing is asked', () => {
  expect(find(' , ')).toHaveLength(4);
});
