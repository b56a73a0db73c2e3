import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

interface MutationRoom {
  /** Where the faults are put, with all folders below. */
  readonly folders: readonly string[];
  /** Folders below them that stand on the room, and aren't of it. */
  readonly without?: readonly string[];
  readonly jestRoom: string;
  /** Whether only the tests of these folders count: tests of everything else pass through the room too. */
  readonly hasOwnTests?: boolean;
}

const rooms = {
  'shared-auth': { folders: ['shared-auth/src'], jestRoom: 'shared-auth' },
  'shared-contracts': { folders: ['shared-contracts/src'], jestRoom: 'shared-contracts' },
  federation: { folders: ['shell/src/federation'], jestRoom: 'shell', hasOwnTests: true },
  'service-worker': { folders: ['shell/src/service-worker'], jestRoom: 'shell', hasOwnTests: true },
  delivery: {
    folders: ['server/src/builds', 'server/src/modules/delivery'],
    jestRoom: 'server',
    hasOwnTests: true,
  },
  'unit-of-work': {
    folders: ['server/src/writes', 'server/src/plugins/content-versions'],
    without: ['server/src/writes/rows'],
    jestRoom: 'server',
    hasOwnTests: true,
  },
  capabilities: { folders: ['shared-contracts/src/access'], jestRoom: 'shared-contracts' },
} satisfies Readonly<Record<string, MutationRoom>>;

export type MutationRoomName = keyof typeof rooms;

/** The rooms where a fault that no test notices costs most: `npm run test:mutation -- <room>`. */
export const MUTATION_ROOMS: Readonly<Record<MutationRoomName, MutationRoom>> = rooms;
export const MUTATION_ROOM_NAMES = Object.keys(rooms) as MutationRoomName[];

const NOT_MUTATED = [
  '!**/*.test.{ts,tsx}',
  '!**/testing.{ts,tsx}',
  '!**/*.testing.{ts,tsx}',
  '!**/testing/**',
];
/** Where a room's results are kept. */
export const RESULTS = 'reports/mutation';
/** Per cent of the faults that have to be noticed. */
export const MIN_SCORE = 85;

const room = process.env['MUTATION_ROOM'] ?? '';
const files = (process.env['MUTATION_FILES'] ?? '').split('\n');
/** A run of a change alone: what it finds is no room's result. */
const isOfChange = Boolean(process.env['MUTATION_RESULT_LOG']);

export default {
  mutate: [...files, ...NOT_MUTATED],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './tooling/testing/stryker.result-log.ts'],
  jest: { configFile: 'tooling/testing/jest.mutation.ts', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // On a busy machine a test that only takes long is no fault that was noticed.
  timeoutMS: 30_000,
  incremental: !isOfChange,
  incrementalFile: `${RESULTS}/${room}.incremental.json`,
  disableTypeChecks: false,
  ignorePatterns: ['.data', '.cache', '/reports', 'test-results', '**/dist', '**/dist-node'],
  tempDirName: '.cache/mutation',
  reporters: isOfChange ? ['result-log'] : ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: `${RESULTS}/${room}.html` },
  jsonReporter: { fileName: `${RESULTS}/${room}.json` },
  // A part of a room has no score of its own.
  thresholds: { high: 95, low: MIN_SCORE, break: process.env['MUTATION_IS_PART'] ? null : MIN_SCORE },
} satisfies PartialStrykerOptions;
