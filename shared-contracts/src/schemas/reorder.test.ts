import { reorderInputSchema } from './reorder';
import { getMessages } from '../testing';

const LIST = 'Send the list in its new order';
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  ['a bare list', [3, 1, 2], [3, 1, 2]],
  ['its ids', { ids: [3, 1, 2] }, [3, 1, 2]],
  ['ids as a form sends them', { ids: ['3', '1'] }, [3, 1]],
  ['a list under its own name', { slides: [3, 1] }, [3, 1]],
  ['objects with their titles', { songs: [{ id: 3, title: 'Baraka' }, { id: '1' }] }, [3, 1]],
  ['ids and objects together', [{ id: 3 }, 1], [3, 1]],
  ['a list among other fields', { group: 'church_choir', count: 2, songs: [3, 1] }, [3, 1]],
  ['ids beside another list', { tags: [8, 9], ids: [3, 1] }, [3, 1]],
  ['one id', [7], [7]],
])('an order is sent as %s', (_, body, ids) => {
  expect(reorderInputSchema.parse(body)).toEqual({ ids });
});

it.each([
  [{}, { ids: LIST }],
  [{ slides: 'a, b' }, { ids: LIST }],
  [{ ids: 'a, b', slides: [1] }, { ids: LIST }],
  [{ ids: null, slides: [1] }, { ids: LIST }],
  [[], { ids: LIST }],
  [{ ids: [] }, { ids: LIST }],
  [[3, 1, 3], { ids: 'Each may be there once' }],
  [{ ids: [3, { id: '3' }] }, { ids: 'Each may be there once' }],
  [[0], { 'ids.0': expect.any(String) }],
  [[1, -1], { 'ids.1': expect.any(String) }],
  [[1.5], { 'ids.0': expect.any(String) }],
  [['first'], { 'ids.0': expect.any(String) }],
  [[{}], { 'ids.0': expect.any(String) }],
  [[{ id: 0 }], { 'ids.0': expect.any(String) }],
  [[{ slug: 3 }], { 'ids.0': expect.any(String) }],
  [null, { '': expect.any(String) }],
  [undefined, { '': expect.any(String) }],
  ['3, 1', { '': expect.any(String) }],
  [7, { '': expect.any(String) }],
])('refuses %j', (body, messages) => {
  expect(getMessages(reorderInputSchema, body)).toEqual(messages);
});

it('orders 500 at once, and not one more', () => {
  expect(getMessages(reorderInputSchema, upTo(500))).toEqual({});
  expect(getMessages(reorderInputSchema, upTo(501))).toEqual({ ids: 'At most 500' });
});
