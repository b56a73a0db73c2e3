import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

interface MutationRoom {
  /** Where the faults are put. */
  readonly mutate: readonly string[];
  /** Whose tests have to notice them. */
  readonly jestRoom: string;
  /** Of those, the ones that are about these files; all unless given. Tests of everything else pass through them too. */
  readonly tests?: readonly string[];
}

const DELIVERY = 'server/src/{delivery,modules/delivery}';
/** Without `writes/rows`, which stands on it. */
const UNIT_OF_WORK = 'server/src/{writes,writes/unit,writes/proposals,plugins/content-versions}';

/** The rooms where a fault that no test notices costs most: `npm run test:mutation -- <room>`. */
export const MUTATION_ROOMS: Readonly<Record<string, MutationRoom>> = {
  'shared-auth': { mutate: ['shared-auth/src/**/*.{ts,tsx}'], jestRoom: 'shared-auth' },
  'shared-contracts': { mutate: ['shared-contracts/src/**/*.ts'], jestRoom: 'shared-contracts' },
  federation: {
    mutate: ['shell/src/federation/**/*.{ts,tsx}'],
    jestRoom: 'shell',
    tests: ['shell/src/federation/**/*.test.{ts,tsx}'],
  },
  'service-worker': {
    mutate: ['shell/src/service-worker/**/*.ts'],
    jestRoom: 'shell',
    tests: ['shell/src/service-worker/**/*.test.{ts,tsx}'],
  },
  delivery: {
    mutate: [`${DELIVERY}/**/*.ts`],
    jestRoom: 'server',
    tests: [`${DELIVERY}/**/*.test.ts`],
  },
  'unit-of-work': {
    mutate: [`${UNIT_OF_WORK}/*.ts`],
    jestRoom: 'server',
    tests: [`${UNIT_OF_WORK}/*.test.ts`],
  },
  capabilities: { mutate: ['shared-contracts/src/access/**/*.ts'], jestRoom: 'shared-contracts' },
};

const NOT_MUTATED = [
  '!**/*.test.{ts,tsx}',
  '!**/testing.{ts,tsx}',
  '!**/*.testing.{ts,tsx}',
  '!**/testing/**',
];
const RESULTS = 'reports/mutation';
/** Per cent of the faults that have to be noticed. */
const MIN_SCORE = 85;

const room = process.env['MUTATION_ROOM'] ?? '';
const { mutate = [] } = MUTATION_ROOMS[room] ?? {};

export default {
  mutate: [...mutate, ...NOT_MUTATED],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.ts', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // On a busy machine a test that only takes long is no fault that was noticed.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: `${RESULTS}/${room}.incremental.json`,
  disableTypeChecks: false,
  ignorePatterns: ['.data', '.cache', '/reports', 'test-results', '**/dist', '**/dist-node'],
  tempDirName: '.cache/mutation',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: `${RESULTS}/${room}.html` },
  jsonReporter: { fileName: `${RESULTS}/${room}.json` },
  thresholds: { high: 95, low: MIN_SCORE, break: MIN_SCORE },
} satisfies PartialStrykerOptions;
