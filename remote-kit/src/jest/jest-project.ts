import type { Config } from 'jest';

/** The settings of one project, without those of a whole run. */
export type JestProject = Exclude<NonNullable<Config['projects']>[number], string>;

/** Published as ES modules, or for bundlers alone: the site's own packages, and what only the server uses. */
const COMPILED_PACKAGES = [
  ...['@narthex', 'swiper', 'flydrive', '@poppinss', '@humanwhocodes', 'case-anything', 'slugify'],
  ...['pluralize', 'cookie', 'content-disposition', 'feed', '@tus', 'srvx', 'file-type', 'music-metadata'],
  ...['strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras', 'win-guid', 'media-typer'],
];

/** How tests are compiled and run: in jsdom, or in `node` for code that never runs in a browser. */
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
    // Without its ending: a TypeScript file here, a built one in a team's folder.
    setupFilesAfterEnv: isBrowser ? [require.resolve('./jest-setup')] : [],
  } satisfies JestProject;
}
