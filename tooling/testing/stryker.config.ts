import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

interface MutationRoom {
  /** Lists the folders to mutate, with all folders below. */
  readonly folders: readonly string[];
  /** Folders below them that stand on the room, and aren't of it. */
  readonly without?: readonly string[];
  readonly jestRoom: string;
  /** If true, only the tests of these folders count, because all other tests run code of the room too. */
  readonly hasOwnTests?: boolean;
  /** Per cent of the faults that have to be noticed; `MIN_SEAM_SCORE` where it is left out: the room is part of the seam. */
  readonly minScore?: number;
}

/** Of the rooms that every other room stands on. */
const MIN_SEAM_SCORE = 85;
/** Of rooms whose faults stay in one place, and whose texts and looks are left to other tests. */
const MIN_SCORE = 75;

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
  mail: { folders: ['server/src/mail'], jestRoom: 'server', hasOwnTests: true, minScore: MIN_SCORE },
  uploads: {
    folders: ['server/src/modules/uploads'],
    jestRoom: 'server',
    hasOwnTests: true,
    minScore: MIN_SCORE,
  },
  events: {
    folders: ['server/src/modules/events'],
    jestRoom: 'server',
    hasOwnTests: true,
    minScore: MIN_SCORE,
  },
  members: {
    folders: ['server/src/modules/members'],
    jestRoom: 'server',
    hasOwnTests: true,
    minScore: MIN_SCORE,
  },
  'shared-panels': { folders: ['shared-panels/src'], jestRoom: 'shared-panels', minScore: MIN_SCORE },
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
/** Is the folder of a room's results. */
export const RESULTS = 'reports/mutation';

export const isSeamRoom = (room: MutationRoomName) => MUTATION_ROOMS[room].minScore === undefined;
/** Per cent of the faults in a room that have to be noticed. */
export const minScoreOf = (room: MutationRoomName) => MUTATION_ROOMS[room].minScore ?? MIN_SEAM_SCORE;

const room = MUTATION_ROOM_NAMES.find((name) => name === process.env['MUTATION_ROOM']) ?? 'shared-contracts';
const minScore = minScoreOf(room);
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
  thresholds: { high: 95, low: minScore, break: process.env['MUTATION_IS_PART'] ? null : minScore },
} satisfies PartialStrykerOptions;
