import { createHash } from 'node:crypto';
import { applyDelta, makeDelta } from './delta-format';

const lines = (changed = '') =>
  Buffer.from(
    Array.from({ length: 2000 }, (_, line) =>
      line === 700 ? changed : createHash('sha256').update(`line ${line}`).digest('base64'),
    ).join('\n'),
  );
const dictionary = lines('before');
const file = lines('after');

it('starts with the magic number of the format and the SHA-256 of the dictionary', async () => {
  const delta = await makeDelta({ dictionary, file });
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest());
  // A frame of Zstandard follows.
  expect(delta.subarray(40, 44).toString('hex')).toBe('28b52ffd');
});

it('holds little more than what has changed', async () => {
  const delta = await makeDelta({ dictionary, file });
  expect(delta.length).toBeLessThan(150);
  expect(await applyDelta(dictionary, delta)).toEqual(file);
});

it.each([
  ['the same file', dictionary],
  ['an unrelated file', Buffer.from('export default null;')],
  ['an empty file', Buffer.alloc(0)],
])('restores %s', async (_name, other) => {
  expect(await applyDelta(dictionary, await makeDelta({ dictionary, file: other }))).toEqual(other);
});

it('is refused with another dictionary', async () => {
  const delta = await makeDelta({ dictionary, file });
  await expect(applyDelta(file, delta)).rejects.toThrow('another dictionary');
});

it('never restores the file once it is damaged', async () => {
  const delta = await makeDelta({ dictionary, file });
  for (let at = 40; at < delta.length; at += 1) {
    const damaged = Buffer.from(delta);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const restored = await applyDelta(dictionary, damaged).catch(() => null);
    expect(restored?.equals(file) ?? false).toBe(false);
  }
});
