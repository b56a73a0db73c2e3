import { foldersIn } from './folders-in';

const WORKSPACES = [
  ...['shell', 'server', 'demo', 'ship', 'remote-kit', 'e2e', 'bench'],
  ...foldersIn('.').filter((folder) => folder.startsWith('shared-')),
  ...foldersIn('remotes').map((remote) => `remotes/${remote}`),
];
/** These rooms are never part of the product, so everything they use is for development. */
const DEVELOPMENT_ROOMS = ['bench', 'e2e'];

/** Test files and their shared helpers, relative to the folder of a room. */
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', '**/*.testing.{ts,tsx}', '**/testing/**'];

/** One of these manifests must declare every import. */
const declaredIn = (packageDir: string[], devDependencies: boolean) => ({
  'import-x/no-extraneous-dependencies': [
    'error',
    { packageDir, devDependencies, includeInternal: true },
  ] as ['error', object],
});

/** A room must declare its imports. Its tests may also use packages that the root installs for all rooms. */
export const DECLARED_DEPENDENCIES = [
  { files: ['*.ts', 'tooling/**/*.ts'], rules: declaredIn(['.'], true) },
  ...WORKSPACES.flatMap((room) => [
    { files: [`${room}/**/*.{ts,tsx}`], rules: declaredIn([room], DEVELOPMENT_ROOMS.includes(room)) },
    {
      files: [...TESTS, 'test/**', 'gallery/**', '*.config.ts'].map((glob) => `${room}/${glob}`),
      rules: declaredIn([room, '.'], true),
    },
  ]),
];
