import fs from 'node:fs';
import ProcessEnvironment from '../../../tooling/testing/jest.environment';

const begin = () => new ProcessEnvironment({ projectConfig: { fakeTimers: {} } } as never);

interface Leak {
  readonly leave: (environment: ProcessEnvironment) => void;
  readonly read: () => unknown;
}

const LEAKS: Readonly<Record<string, Leak>> = {
  'a global of its own': {
    leave: () => Object.assign(globalThis, { leftBehind: true }),
    read: () => 'leftBehind' in globalThis,
  },
  'a symbol of its own': {
    leave: () => Object.assign(globalThis, { [Symbol.for('left behind')]: true }),
    read: () => Symbol.for('left behind') in globalThis,
  },
  'a replaced global': {
    leave: () => Object.assign(globalThis, { fetch: () => null }),
    read: () => globalThis.fetch,
  },
  'a new environment variable': {
    leave: () => Object.assign(process.env, { LEFT_BEHIND: 'yes' }),
    read: () => process.env['LEFT_BEHIND'],
  },
  'a changed environment variable': {
    leave: () => Object.assign(process.env, { TZ: 'Pacific/Auckland' }),
    read: () => process.env['TZ'],
  },
  'a deleted environment variable': {
    leave: () => Reflect.deleteProperty(process.env, 'TZ'),
    read: () => process.env['TZ'],
  },
  'an exit code': { leave: () => Object.assign(process, { exitCode: 3 }), read: () => process.exitCode },
  'a replaced exit': {
    leave: () => Object.assign(process, { exit: () => null }),
    read: () => process.exit,
  },
  'fake timers': { leave: (suite) => suite.fakeTimersModern.useFakeTimers(), read: () => setTimeout },
  'a fake date': { leave: (suite) => suite.fakeTimersModern.useFakeTimers(), read: () => Date },
  'a spy on a core module': {
    leave: (suite) => suite.moduleMocker.spyOn(fs, 'existsSync'),
    read: () => fs.existsSync,
  },
  'a spy on a built-in object': {
    leave: (suite) => suite.moduleMocker.spyOn(Date, 'now'),
    read: () => Date.now,
  },
};

it.each(Object.entries(LEAKS))('undoes %s after a suite', async (_, { leave, read }) => {
  const before = read();
  const suite = begin();
  leave(suite);
  expect(read()).not.toBe(before);
  await suite.teardown();
  expect(read()).toBe(before);
});

it('has no realm for a suite that is over', async () => {
  const suite = begin();
  expect(suite.getVmContext()).toBe(globalThis);
  await suite.teardown();
  expect(suite.getVmContext()).toBeNull();
});
