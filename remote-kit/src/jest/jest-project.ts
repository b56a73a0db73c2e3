import type { Config } from 'jest';
import path from 'node:path';
import { ASSET_ENDINGS } from '../build/asset-files';
import { listModulePackages } from './module-packages';

/** Describes the jest settings of one project, without the global ones. */
export type JestProject = Exclude<NonNullable<Config['projects']>[number], string>;

/** Contains the packages that tests import. */
const NODE_MODULES = path.resolve(require.resolve('jest/package.json'), '../..');

/** Jest compiles ES modules, and the site's own packages, which are sources for bundlers. */
const COMPILED = ['@narthex', ...listModulePackages(NODE_MODULES)].join('|');
const ASSETS = [...ASSET_ENDINGS, ...ASSET_ENDINGS.map((ending) => ending.toUpperCase())].join('|');

/**
 * Creates the jest settings of a project. Tests run in jsdom, or in `node` for code that never runs in a
 * browser.
 */
export function jestProject(environment: 'browser' | 'node' = 'browser') {
  const isBrowser = environment === 'browser';
  return {
    testEnvironment: isBrowser ? require.resolve('jest-environment-jsdom') : 'node',
    // Only files below the root are looked at. Its own path in a pattern would match nothing if it has brackets.
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/dist-node/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dist-node/'],
    transform: {
      '^.+\\.[mc]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [
      `/node_modules/(?!.*\\.mjs$)(?!(.*/node_modules/)?(${COMPILED})/(?!.*\\.cjs$))`,
    ],
    moduleNameMapper: {
      '\\.css$': require.resolve('identity-obj-proxy'),
      [`\\.(${ASSETS})$`]: require.resolve('./jest-asset'),
    },
    // The path has no ending, because the file is TypeScript here and compiled in a team's repository.
    setupFilesAfterEnv: isBrowser ? [require.resolve('./jest-setup')] : [],
  } satisfies JestProject;
}
