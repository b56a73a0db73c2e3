import type { ContentSubject } from '@narthex/shared-contracts';
import { shareRead } from './share-read';

const versions = new Map<ContentSubject, number>();
const app = { contentVersion: (subject?: ContentSubject) => (subject ? (versions.get(subject) ?? 0) : 0) };
const change = (subject: ContentSubject) => versions.set(subject, app.contentVersion(subject) + 1);

it('reads once for all who ask, and again after one of its subjects has changed', async () => {
  let stored = 'first';
  const read = shareRead(app, ['site', 'homepage'], async () => stored);
  const early = [read(), read()];
  stored = 'second';
  expect(await Promise.all([...early, read()])).toEqual(['first', 'first', 'first']);
  change('events');
  expect(await read()).toBe('first');
  change('homepage');
  expect(await read()).toBe('second');
});

it('gives nobody what was read before a change, though it arrives after it', async () => {
  const responses: ((value: string) => void)[] = [];
  const read = shareRead(app, ['site'], () => new Promise<string>((resolve) => responses.push(resolve)));
  const before = read();
  change('site');
  const after = read();
  responses[1]?.('new');
  responses[0]?.('old');
  expect(await before).toBe('old');
  expect(await after).toBe('new');
  expect(await read()).toBe('new');
});

it('reads again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('gone')), Promise.resolve('there')];
  const read = shareRead(app, ['site'], () => outcomes.shift() ?? Promise.resolve('there'));
  await expect(read()).rejects.toThrow('gone');
  expect(await read()).toBe('there');
});
