import type { z } from 'zod';
import {
  deliveryKeySchema,
  issuedKeySchema,
  keyFormSchema,
  keyInputSchema,
  keysQuerySchema,
} from './delivery-keys';
import { openedPreviewSchema, openPreviewInputSchema, previewInputSchema, previewSchema } from './previews';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);
const AT = '2026-11-21T06:00:00.000Z';
const VERSION = '1.2.0-0a1b2c3d4e';

const KEY_INPUT = { name: 'Akinyi’s laptop', remote: 'choirs', expires_in_days: 30, can_release: true };

describe.each([
  ['a key to be issued', keyInputSchema, (days: number) => days],
  ['the form of a key', keyFormSchema, String],
])('%s', (_, schema, typed: (days: number) => unknown) => {
  const input = { ...KEY_INPUT, expires_in_days: typed(30) };

  it('is for somebody, for one remote and for some days', () => {
    expect(schema.parse({ ...input, name: ' Akinyi’s laptop ', secret: 'x' })).toEqual(KEY_INPUT);
    expect(schema.parse({ ...input, can_release: false }).can_release).toBe(false);
  });

  it.each([
    [{ name: ' ' }, { name: 'Please name who will use it.' }],
    [{ name: undefined }, { name: 'Please name who will use it.' }],
    [{ name: at(80) }, {}],
    [{ name: at(81) }, { name: 'At most 80 characters' }],
    [{ remote: 'Choirs' }, { remote: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ can_release: undefined }, { can_release: expect.any(String) }],
  ])('is judged: %j', (changes, messages) => {
    expect(getMessages(schema, { ...input, ...changes })).toEqual(messages);
  });

  it.each([
    [0, { expires_in_days: 'At least one day.' }],
    [1, {}],
    [400, {}],
    [401, { expires_in_days: 'At most 400 days.' }],
    [1.5, { expires_in_days: 'A whole number of days.' }],
  ])('ends after %p days', (days, messages) => {
    expect(getMessages(schema, { ...input, expires_in_days: typed(days) })).toEqual(messages);
  });
});

it('asks for the days of a key where the form leaves them out', () => {
  expect(getMessages(keyFormSchema, { ...KEY_INPUT, expires_in_days: '' })).toEqual({
    expires_in_days: 'At least one day.',
  });
  expect(getMessages(keyFormSchema, { ...KEY_INPUT, expires_in_days: 'soon' })).toEqual({
    expires_in_days: 'A whole number of days.',
  });
  expect(keyInputSchema.safeParse({ ...KEY_INPUT, expires_in_days: '30' }).success).toBe(false);
});

const KEY = {
  id: 3,
  name: 'Akinyi’s laptop',
  remote: 'choirs',
  can_release: true,
  issued_by: 'Brian Otieno',
  created_at: AT,
  expires_at: AT,
  last_used_at: AT,
  revoked_at: AT,
};
const ISSUED = { ...KEY, last_used_at: null, revoked_at: null, token: 'a token' };
const PREVIEW = { url: 'https://church.example/preview#a-token', expires_at: AT };
const OPENED = { title: 'Choirs', version: VERSION, path: '/music' };

it.each<[string, z.ZodType, object]>([
  ['a key', deliveryKeySchema, KEY],
  ['a key that is issued', issuedKeySchema, ISSUED],
  ['a preview', previewSchema, PREVIEW],
  ['a preview that is open', openedPreviewSchema, OPENED],
])('%s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it('shows the token of a key only once', () => {
  const { token: _, ...key } = ISSUED;
  expect(deliveryKeySchema.parse(ISSUED)).toEqual(key);
  expect(issuedKeySchema.safeParse(key).success).toBe(false);
});

it('lists keys by their date', () => {
  expect(keysQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  for (const sort of ['created_at', '-created_at']) expect(keysQuerySchema.parse({ sort }).sort).toBe(sort);
  expect(keysQuerySchema.safeParse({ sort: 'name' }).success).toBe(false);
});

describe('a link to a preview', () => {
  const INPUT = { version: VERSION, roles: ['leader', 'admin'], expires_in_hours: 24 };

  it('is for a version, for some roles and for some hours', () => {
    expect(previewInputSchema.parse({ ...INPUT, secret: 'x' })).toEqual(INPUT);
  });

  it.each([
    [{ version: 'latest' }, { version: 'A version is 1.2.3-<10 hex digits>.' }],
    [{ roles: [] }, { roles: 'Please choose who may open it.' }],
    [{ roles: ['member'] }, {}],
    [{ roles: ['bishop'] }, { 'roles.0': expect.any(String) }],
    [{ expires_in_hours: 0 }, { expires_in_hours: 'At least one hour.' }],
    [{ expires_in_hours: 1 }, {}],
    [{ expires_in_hours: 336 }, {}],
    [{ expires_in_hours: 337 }, { expires_in_hours: 'At most 336 hours.' }],
    [{ expires_in_hours: 1.5 }, { expires_in_hours: 'A whole number of hours.' }],
  ])('is judged: %j', (changes, messages) => {
    expect(getMessages(previewInputSchema, { ...INPUT, ...changes })).toEqual(messages);
  });

  it('opens with a token of at most 500 characters', () => {
    expect(openPreviewInputSchema.parse({ token: at(500) })).toEqual({ token: at(500) });
    expect(openPreviewInputSchema.safeParse({ token: at(501) }).success).toBe(false);
    expect(openPreviewInputSchema.safeParse({}).success).toBe(false);
  });
});
