import type { ContentSubject } from '@narthex/shared-contracts';
import { ContentCache, type Built } from './content-cache';

const versions = new Map<ContentSubject, number>();
const change = (subject: ContentSubject) => versions.set(subject, (versions.get(subject) ?? 0) + 1);
const contentVersion = (subject?: ContentSubject) =>
  subject ? (versions.get(subject) ?? 0) : [...versions.values()].reduce((sum, version) => sum + version, 0);

const open = (maxEntries: number, maxAgeMs = 60_000) =>
  new ContentCache<string>({ contentVersion, maxEntries, maxAgeMs });

/** Builds texts that contain their own number. */
function counter(more: Partial<Built<string>> = {}) {
  let built = 0;
  return (): Promise<Built<string>> => {
    built += 1;
    return Promise.resolve({ value: `built ${built}`, reads: ['site'], isCacheable: true, ...more });
  };
}

afterEach(() => jest.useRealTimers());

it('builds once for all who ask at the same time or later', async () => {
  const cache = open(2);
  const build = counter();
  expect(await Promise.all([cache.get('/', build), cache.get('/', build)])).toEqual(['built 1', 'built 1']);
  expect(await cache.get('/', build)).toBe('built 1');
});

it('tells a build what was built before, as long as that is known', async () => {
  const cache = open(1);
  const build = (previous = 'nothing') =>
    Promise.resolve({ value: `after ${previous}`, reads: ['site'] as const, isCacheable: true });
  await cache.get('/', build);
  change('site');
  expect(await cache.get('/', build)).toBe('after after nothing');
  await cache.get('/other', build);
  expect(await cache.get('/', build)).toBe('after nothing');
});

it('builds anew when something that is shown changes, and only then', async () => {
  const cache = open(2);
  const build = counter({ reads: ['site', 'events'] });
  await cache.get('/', build);
  change('leaders');
  expect(await cache.get('/', build)).toBe('built 1');
  change('events');
  expect(await cache.get('/', build)).toBe('built 2');
});

it('builds anew after any change where nobody knows what is shown', async () => {
  const cache = open(2);
  const build = counter({ reads: 'all' });
  await cache.get('/', build);
  change('leaders');
  expect(await cache.get('/', build)).toBe('built 2');
});

it('does not give out what was begun before a change to who asks after it', async () => {
  const cache = open(2);
  const finish: ((value: string) => void)[] = [];
  const build = () =>
    new Promise<Built<string>>((resolve) => {
      finish.push((value) => resolve({ value, reads: ['events'], isCacheable: true }));
    });
  const before = cache.get('/', build);
  change('events');
  const after = cache.get('/', build);
  finish[1]?.('new');
  await after;
  finish[0]?.('old');
  expect([await before, await after]).toEqual(['old', 'new']);
  expect(await cache.get('/', counter())).toBe('new');
});

it('builds anew when it has become too old', async () => {
  jest.useFakeTimers();
  const cache = open(2, 1000);
  const build = counter();
  await cache.get('/', build);
  jest.advanceTimersByTime(999);
  expect(await cache.get('/', build)).toBe('built 1');
  jest.advanceTimersByTime(1);
  expect(await cache.get('/', build)).toBe('built 2');
});

it('gives out once more what must not be cached, to those who wait for it already', async () => {
  const cache = open(2);
  const build = counter({ isCacheable: false });
  expect(await Promise.all([cache.get('/', build), cache.get('/', build)])).toEqual(['built 1', 'built 1']);
  expect(await cache.get('/', build)).toBe('built 2');
});

it('evicts what was asked for the longest ago', async () => {
  const cache = open(2);
  const build = counter();
  for (const path of ['/', '/Events', '/', '/Books']) await cache.get(path, build);
  expect(await cache.get('/', build)).toBe('built 1');
  expect(await cache.get('/Events', build)).toBe('built 4');
});

it('builds for each who asks when it has no room at all', async () => {
  const cache = open(0);
  const build = counter();
  expect(await Promise.all([cache.get('/', build), cache.get('/', build)])).toEqual(['built 1', 'built 2']);
  expect(await cache.get('/', build)).toBe('built 3');
});

it('tries again after a failure', async () => {
  const cache = open(2);
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('/', counter())).toBe('built 1');
});
