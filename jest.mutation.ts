/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { preset } from './jest.preset';

const NODE_ROOMS = ['shared-contracts', 'server'];
const room = process.env['MUTATION_JEST_ROOM'] ?? 'shared-contracts';
const tests = path.join(__dirname, process.env['MUTATION_TESTS'] ?? room);
const { displayName: _, ...config } = preset(room, NODE_ROOMS.includes(room) ? 'node' : 'browser');

/** The tests of one room alone, as mutation testing runs them: it measures coverage in one project at a time. */
export default {
  ...config,
  testMatch: [`${tests}/**/*.test.ts`, `${tests}/**/*.test.tsx`],
  testTimeout: 60_000,
} satisfies Config;
