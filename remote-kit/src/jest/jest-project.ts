import type { Config } from 'jest';

/** Describes the jest settings of one project, without the global ones. */
export type JestProject = Exclude<NonNullable<Config['projects']>[number], string>;

/**
 * jest must compile these packages, because they are published as ES modules only or as sources for bundlers.
 */
const COMPILED_PACKAGES = [
  ...['@narthex', 'swiper', 'flydrive', '@poppinss', '@humanwhocodes', 'case-anything', 'slugify'],
  ...['pluralize', 'cookie', 'content-disposition', 'feed', '@tus', 'srvx', 'file-type', 'music-metadata'],
  ...['strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras', 'win-guid', 'media-typer'],
  ...['@scure', '@noble', 'age-encryption'],
];

/**
 * Creates the jest settings of a project. Tests run in jsdom, or in `node` for code that never runs in a
 * browser.
 */
export function jestProject(environment: 'browser' | 'node' = 'browser') {
  const isBrowser = environment === 'browser';
  return {
    testEnvironment: isBrowser ? require.resolve('jest-environment-jsdom') : 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
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
    transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${COMPILED_PACKAGES.join('|')})/)`],
    moduleNameMapper: { '\\.css$': require.resolve('identity-obj-proxy') },
    // The path has no ending, because the file is TypeScript here and compiled in a team's repository.
    setupFilesAfterEnv: isBrowser ? [require.resolve('./jest-setup')] : [],
  } satisfies JestProject;
}
