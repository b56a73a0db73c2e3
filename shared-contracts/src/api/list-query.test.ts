import { z } from 'zod';
import { PRAYER_PAGE_SIZE } from './limits';
import { listEnvelope, listQuery, pageSizeFor } from './list-query';

const query = listQuery({ sorts: ['sort_order', 'title'] });
const isGood = (input: object) => query.safeParse(input).success;

it('begins at the first page, and searches nothing, unless it is told', () => {
  expect(query.parse({})).toEqual({ page: 1, search: '' });
  expect(query.parse({ page: '2', per_page: '50', limit: '5', search: ' choir ', sort: '-title' })).toEqual({
    page: 2,
    per_page: 50,
    limit: 5,
    search: 'choir',
    sort: '-title',
  });
});

it.each(['sort_order', '-sort_order', 'title', '-title'])('sorts by %s', (sort) => {
  expect(isGood({ sort })).toBe(true);
});

it.each(['id', '', '--title', 'title; drop table'])('does not sort by %p', (sort) => {
  expect(isGood({ sort })).toBe(false);
});

it.each([
  ['page', 1, true],
  ['page', 0, false],
  ['page', 100_000, true],
  ['page', 100_001, false],
  ['page', 1.5, false],
  ['per_page', 1, true],
  ['per_page', 0, false],
  ['per_page', 100, true],
  ['per_page', 101, false],
  ['limit', 1, true],
  ['limit', 0, false],
  ['limit', 100, true],
  ['limit', 101, false],
  ['limit', 2.5, false],
  ['search', 'a'.repeat(100), true],
  ['search', 'a'.repeat(101), false],
])('takes %s %p: %p', (name, value, expected) => {
  expect(isGood({ [name]: value })).toBe(expected);
});

it.each([
  [{ per_page: 50, limit: 5 }, 50],
  [{ limit: 5 }, 5],
  [{}, 20],
])('a page of %j has %i rows', (asked, size) => {
  expect(pageSizeFor(asked)).toBe(size);
});

it('a list may have a size of its own', () => {
  expect(pageSizeFor({}, PRAYER_PAGE_SIZE)).toBe(10);
});

it('a page says where it stands', () => {
  const meta = { page: 1, per_page: 20, limit: 20, total: 1000, has_more_than_total: true };
  const page = { success: true, data: ['a', 'b'], message: 'Two', meta };
  expect(listEnvelope(z.string()).parse(page)).toEqual(page);
  for (const lacking of ['success', 'data', 'meta']) {
    expect(listEnvelope(z.string()).safeParse({ ...page, [lacking]: undefined }).success).toBe(false);
  }
  expect(listEnvelope(z.string()).safeParse({ ...page, meta: {} }).success).toBe(false);
});
