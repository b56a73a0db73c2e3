import { applyDelta } from '../delta-format';
import { DeltaThread } from './delta-thread';

const thread = new DeltaThread();
afterAll(() => thread.close());

const dictionary = Buffer.from('export const texts = ["one", "two", "three"];'.repeat(20));
const file = Buffer.from(dictionary.toString().replace('two', 'four'));

it('makes deltas that restore their file', async () => {
  expect(await applyDelta(dictionary, await thread.make({ dictionary, file }))).toEqual(file);
});

it('rejects what it can make nothing of, and makes the next delta', async () => {
  const nothing = undefined as unknown as Buffer;
  await expect(thread.make({ dictionary, file: nothing })).rejects.toThrow('undefined');
  expect(await applyDelta(dictionary, await thread.make({ dictionary, file }))).toEqual(file);
});

it('starts again after it ended', async () => {
  await thread.close();
  expect(await applyDelta(dictionary, await thread.make({ dictionary, file }))).toEqual(file);
});
