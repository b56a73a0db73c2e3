import type { z } from 'zod';
import {
  checkInputSchema,
  checkResultSchema,
  FILES_FIELD,
  MAX_PUBLISHED_BYTES,
  MAX_PUBLISHED_FILES,
  publishedSchema,
  publishInputSchema,
  RELEASE_FIELD,
  signedText,
} from './publishing';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);
const VERSION = '1.2.0-0a1b2c3d4e';
const INTEGRITY = `sha384-${at(64)}`;
const FILES = { 'mf-manifest.json': INTEGRITY, 'app.js': INTEGRITY };

describe('a version that is handed in', () => {
  const INPUT = { remote: 'choirs', version: VERSION, files: FILES };

  it('goes live, and as a canary to ten of a hundred, unless it says otherwise', () => {
    expect(publishInputSchema.parse({ ...INPUT, secret: 'x' })).toEqual({
      ...INPUT,
      to: 'live',
      percent: 10,
    });
  });

  it('may say where it goes, what it changes, who signed it and what it replaces', () => {
    const whole = {
      ...INPUT,
      to: 'canary',
      percent: 25,
      message: 'Songs by choir',
      signature: 'c2lnbmVk',
      expected_live: '1.1.0-00112233aa',
    };
    expect(publishInputSchema.parse({ ...whole, message: ' Songs by choir ' })).toEqual(whole);
    expect(publishInputSchema.parse({ ...whole, expected_live: null }).expected_live).toBeNull();
  });

  it.each([
    [{ remote: 'Choirs' }, { remote: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ version: '1.2.0' }, { version: 'A version is 1.2.3-<10 hex digits>.' }],
    [{ files: undefined }, { files: expect.any(String) }],
    [{ files: { 'app.js': 'sha384-short' } }, { 'files.app.js': 'An integrity is sha384-…' }],
    [{ to: 'preview' }, {}],
    [{ to: 'canary' }, {}],
    [{ to: 'live' }, {}],
    [{ to: 'staging' }, { to: expect.any(String) }],
    [{ percent: 0 }, { percent: expect.any(String) }],
    [{ percent: 1 }, {}],
    [{ percent: 100 }, {}],
    [{ percent: 101 }, { percent: expect.any(String) }],
    [{ percent: 1.5 }, { percent: expect.any(String) }],
    [{ message: at(500) }, {}],
    [{ message: at(501) }, { message: expect.any(String) }],
    [{ signature: at(200) }, {}],
    [{ signature: at(201) }, { signature: expect.any(String) }],
  ])('is judged: %j', (changes, messages) => {
    expect(getMessages(publishInputSchema, { ...INPUT, ...changes })).toEqual(messages);
  });

  it('has files whose names are at most 200 characters long', () => {
    const isGood = (name: string) =>
      publishInputSchema.safeParse({ ...INPUT, files: { [name]: INTEGRITY } }).success;
    expect(isGood(at(200))).toBe(true);
    expect(isGood(at(201))).toBe(false);
  });

  it('arrives in two fields, in at most a thousand files and 64 MB', () => {
    expect([RELEASE_FIELD, FILES_FIELD]).toEqual(['release', 'files']);
    expect([MAX_PUBLISHED_FILES, MAX_PUBLISHED_BYTES]).toEqual([1000, 67_108_864]);
  });
});

const DESCRIPTOR = {
  name: 'choirs',
  owner: 'Music ministry',
  contract: 1,
  title: 'Choirs',
  mounts: [{ path: '/music', guard: 'public', title: 'Choirs' }],
};
const TAKEN = {
  federation: '2.8.0',
  urls: ['https://cdn.example/player.js'],
  packages: { react: { version: '19.2.0', names: ['useState'] } },
};
const CHECK = {
  remote: 'choirs',
  version: VERSION,
  descriptor: DESCRIPTOR,
  taken: TAKEN,
  files: FILES,
  size: 48_000,
  to: 'canary',
};

it.each<[string, z.ZodType, object]>([
  ['the response to publishing', publishedSchema, { remote: 'choirs', version: VERSION, to: 'canary' }],
  ['what a check needs', checkInputSchema, CHECK],
  [
    'what a check found',
    checkResultSchema,
    { name: 'Size', outcome: 'warning', message: 'It is 190 of 200 KB.' },
  ],
])('%s is told in full, and nothing besides', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it.each([
  [{ taken: undefined }, {}],
  [{ size: 0 }, {}],
  [{ size: -1 }, { size: expect.any(String) }],
  [{ size: 1.5 }, { size: expect.any(String) }],
  [{ descriptor: { ...DESCRIPTOR, mounts: [] } }, { 'descriptor.mounts': expect.any(String) }],
  [{ files: { 'app.js': 'md5-short' } }, { 'files.app.js': 'An integrity is sha384-…' }],
])('a check is asked for with %j', (changes, messages) => {
  expect(getMessages(checkInputSchema, { ...CHECK, ...changes })).toEqual(messages);
});

it.each<[string, z.ZodType, string[]]>([
  ['a version goes', publishedSchema.shape.to, ['preview', 'canary', 'live']],
  ['a check ends', checkResultSchema.shape.outcome, ['passed', 'warning', 'refused']],
])('%s in one of these ways: %j', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse('lost').success).toBe(false);
  expect(schema.safeParse('').success).toBe(false);
});

describe('the text that a team signs', () => {
  it('names the version, then each file with its hash in the order of their names', () => {
    const files = { 'b.js': 'sha384-B', 'mf-manifest.json': 'sha384-M', 'a.css': 'sha384-A' };
    expect(signedText('choirs', VERSION, files)).toBe(
      'narthex-release choirs 1.2.0-0a1b2c3d4e\nsha384-A a.css\nsha384-B b.js\nsha384-M mf-manifest.json',
    );
  });

  it('is one line for a version without files', () => {
    expect(signedText('choirs', VERSION, {})).toBe('narthex-release choirs 1.2.0-0a1b2c3d4e');
  });
});
