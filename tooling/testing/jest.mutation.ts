/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { ROOT, preset } from './jest.preset';

const NODE_ROOMS = ['shared-contracts', 'server'];
const room = process.env['MUTATION_JEST_ROOM'] ?? 'shared-contracts';
const tests = (process.env['MUTATION_TESTS'] ?? '').split('\n').filter(Boolean);
const {
  displayName: _,
  // They would run anew for each fault. The folder of the run is the one that `test:mutation` makes.
  globalSetup: _setup,
  globalTeardown: _teardown,
  ...config
} = preset(room, NODE_ROOMS.includes(room) ? 'node' : 'browser');

/** The tests of one room alone, as mutation testing runs them: it measures coverage in one project at a time. */
export default {
  ...config,
  testTimeout: 10_000,
  testSequencer: path.join(__dirname, 'jest.mutation-order.ts'),
  runner: path.join(__dirname, 'jest.mutation-runner.ts'),
  ...(tests.length > 0 && { testMatch: tests.map((glob) => `${ROOT}/${glob}`) }),
} satisfies Config;
