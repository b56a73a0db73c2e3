import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openDeltaStore } from './delta-store';

const TEXTS: Readonly<Record<string, string>> = {
  old: 'the old file',
  older: 'an older file',
  new: 'the new file',
  'new.br': 'the new file, compressed',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const OLD = sha256(TEXTS['old'] ?? '');

function open({ delta = 'delta', fails = 0 } = {}) {
  const made: string[] = [];
  const warnings: unknown[] = [];
  let failuresLeft = fails;
  const store = openDeltaStore({
    readBlob: async (integrity) => {
      const text = TEXTS[integrity];
      if (text === undefined) throw new Error(`${integrity} is gone`);
      return Buffer.from(text);
    },
    thread: {
      async make({ dictionary, file }) {
        made.push(`${Buffer.from(dictionary)} -> ${Buffer.from(file)}`);
        if (failuresLeft-- > 0) throw new Error('The thread ended.');
        return Buffer.from(delta);
      },
      close: async () => undefined,
    },
    log: { warn: (...warning: unknown[]) => void warnings.push(warning) },
  });
  const find = (dictionary = OLD, earlier = ['older', 'old']) =>
    store.find({ file: 'new', compressed: 'new.br', dictionary, listEarlier: async () => earlier });
  /** Waits until everything that was asked for is done: nothing here takes real time. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  };
  return { store, made, warnings, find, settle };
}

it('makes a delta for later requests, and lets none wait for it', async () => {
  const { find, made, settle } = open();
  expect(find()).toBeNull();
  expect(find()).toBeNull();
  await settle();
  expect(String(find())).toBe('delta');
  expect(made).toEqual(['the old file -> the new file']);
});

it('knows only dictionaries that visitors could get', async () => {
  const { find, made, settle } = open();
  expect(find(OLD, ['older'])).toBeNull();
  expect(find(sha256('of nobody'))).toBeNull();
  await settle();
  expect(find(OLD, ['older'])).toBeNull();
  expect(made).toEqual([]);
});

it('leaves a file alone whose compressed copy is smaller than the delta', async () => {
  const { find, made, settle } = open({ delta: 'a delta that is as long as the file itself' });
  find();
  await settle();
  expect(find()).toBeNull();
  await settle();
  expect(made).toHaveLength(1);
});

it('does without a delta that could not be made, and makes the next one', async () => {
  const { find, store, settle, warnings } = open({ fails: 1 });
  find();
  await settle();
  expect(find()).toBeNull();
  expect(warnings).toHaveLength(1);
  const next = () =>
    store.find({
      file: 'new',
      compressed: undefined,
      dictionary: sha256(TEXTS['older'] ?? ''),
      listEarlier: async () => ['older'],
    });
  next();
  await settle();
  expect(String(next())).toBe('delta');
});

it('looks further when an earlier file has no intact copy', async () => {
  const { find, settle } = open();
  find(OLD, ['gone', 'old']);
  await settle();
  expect(String(find())).toBe('delta');
});

it('has a delta at the first request when it was prepared', async () => {
  const { store, find, settle } = open();
  store.prepare([{ file: 'new', compressed: 'new.br', earlier: 'old' }]);
  await settle();
  expect(String(find())).toBe('delta');
});

it('makes what is asked for before what is prepared', async () => {
  const { store, find, made, settle } = open();
  store.prepare([
    { file: 'old', compressed: undefined, earlier: 'older' },
    { file: 'old', compressed: undefined, earlier: 'new' },
  ]);
  find();
  await settle();
  expect(made[1]).toBe('the old file -> the new file');
});

it('makes nothing more once it is closed', async () => {
  const { store, find, made, settle } = open();
  await store.close();
  find();
  await settle();
  expect(made).toEqual([]);
});
