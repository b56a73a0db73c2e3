import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** The one jest preset: the tests of a room in jsdom, or in `node` for code that never runs in a browser. */
export function preset(room: string, environment: 'browser' | 'node' = 'browser'): Project {
  const setup = path.join(__dirname, room, 'test/global-setup.ts');
  const teardown = path.join(__dirname, room, 'test/global-teardown.ts');
  return {
    ...(existsSync(setup) && { globalSetup: setup }),
    ...(existsSync(teardown) && { globalTeardown: teardown }),
    displayName: path.basename(room),
    rootDir: path.join(__dirname, room),
    testEnvironment: environment === 'browser' ? 'jsdom' : 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-node/'],
    modulePathIgnorePatterns: ['/dist/', '/dist-node/'],
    transform: {
      '^.+\\.[mc]?[jt]sx?$': [
        '@swc/jest',
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
    // Published as ES modules only.
    transformIgnorePatterns: [
      '/node_modules/(?!(.*/node_modules/)?(swiper|flydrive|@poppinss|@humanwhocodes|case-anything|slugify|pluralize|cookie|content-disposition|feed|@tus|srvx|file-type|music-metadata|strtok3|token-types|@tokenizer|@borewit|uint8array-extras|win-guid|media-typer)/)',
    ],
    moduleNameMapper: {
      '\\.css$': 'identity-obj-proxy',
      // Their conditions know no `require`.
      '^music-metadata$': path.join(__dirname, 'node_modules/music-metadata/lib/index.js'),
      '^file-type$': path.join(__dirname, 'node_modules/file-type/index.js'),
    },
    setupFilesAfterEnv: environment === 'browser' ? [path.join(__dirname, 'jest.setup.ts')] : [],
  };
}
