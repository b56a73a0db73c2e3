import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { DECLARED_DEPENDENCIES, TESTS } from './tooling/lint/declared-dependencies';
import { FEATURE_ZONES, PANEL_ZONES, ROOM_ZONES } from './tooling/lint/zones';
import { SCHEMA_BYTES } from './tooling/lint/schema-bytes';
import { NO_TRANSACTION, TRANSACTION_FILES } from './tooling/lint/transactions';

/** Lists the files that may contain SQL. */
const SQL_FILES = [
  'server/src/**/{repository,*-repository}.ts',
  'server/src/{writes,lists}/**',
  'server/src/database/**',
  'server/src/**/*.test.ts',
];

const facade = (group: string[], message: string) => ({ group, message });
const ONLY_THE_ROUTER_PACKAGE = facade(
  ['react-router'],
  'Import react-router-dom: it is what shell and remotes share.',
);
const ONLY_THE_KIT = [
  facade(['react-router-dom'], 'Import @narthex/remote-kit/router: it has what the shell shares.'),
  facade(['@tanstack/react-query'], 'Import @narthex/remote-kit/query: it has what the shell shares.'),
];
const NO_AXIOS = facade(['axios'], 'Use call of @narthex/shared-auth.');
const NO_TOASTIFY = facade(['react-toastify', 'react-toastify/*'], 'Use notify of @narthex/shared-ui.');
const NO_SWIPER = facade(['swiper', 'swiper/*'], 'Use the carousel of public-site.');
const NO_UNCHECKED_FORM = {
  ...facade(['react-hook-form'], 'Use useForm of @narthex/shared-ui/use-form: it refuses unreadable text.'),
  importNames: ['useForm'],
};
const NO_RELATIVE_ROOMS = facade(
  ['**/shared-*/src/**', '**/remotes/*/src/**'],
  'Import a room by its package name.',
);
const NO_TESTING = facade(['@narthex/*/testing'], 'Only tests import testing helpers.');
const NO_SQL = facade(
  ['drizzle-orm', 'drizzle-orm/*', '**/database/schema/**'],
  'SQL stands in a repository: let it return plain records.',
);
/** Matches the folders that modules build on. */
const BELOW_MODULES = `server/src/{${[
  ...['backup', 'builds', 'content-cache', 'database', 'endpoints', 'file-store', 'jobs', 'lists', 'logging'],
  ...['mail', 'media', 'phones', 'plugins', 'requests', 'responses', 'site', 'writes'],
].join()}}`;
const NO_MODULES = facade(
  ['**/modules/**'],
  'What modules stand on knows no module: let the module use what it offers.',
);
const ALL = [
  ONLY_THE_ROUTER_PACKAGE,
  NO_AXIOS,
  NO_TOASTIFY,
  NO_SWIPER,
  NO_UNCHECKED_FORM,
  NO_RELATIVE_ROOMS,
  NO_TESTING,
];
const without = (...lifted: object[]) => ALL.filter((rule) => !lifted.includes(rule));
const restrict = (patterns: object[]): ['error', object] => ['error', { patterns }];

const SYNTAX = [
  {
    selector: "JSXAttribute[name.name='to'] > Literal[value=/^\\//]",
    message: 'Build URLs with paths of @narthex/shared-contracts.',
  },
  {
    selector: "CallExpression[callee.name='navigate'] > Literal[value=/^\\//]",
    message: 'Build URLs with paths of @narthex/shared-contracts.',
  },
  { selector: "CallExpression[callee.name='forwardRef']", message: 'React 19 passes ref as a prop.' },
  {
    selector: "CallExpression[callee.name='rmSync'] Property[key.name='maxRetries']",
    message: 'A retry of rmSync does not see files that were added meanwhile: use rm of node:fs/promises.',
  },
  {
    selector: "ImportSpecifier[imported.name='Suspense']",
    message: 'Use LoadingBoundary of @narthex/shared-ui: Suspense alone keeps a fallback for 300 ms.',
  },
  { selector: 'ExportAllDeclaration:not([exported])', message: 'Name what a package exports.' },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/dist-node/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
      'reports/**',
      'server/migrations/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      'check-file': checkFile,
      'import-x': importX,
      'react-hooks': { rules: reactHooks.rules },
    },
    settings: {
      'import-x/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/src/**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/src/**/': 'KEBAB_CASE' }],
      'import-x/no-restricted-paths': ['error', { zones: [...ROOM_ZONES, ...FEATURE_ZONES, ...PANEL_ZONES] }],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'no-restricted-imports': restrict(ALL),
      'no-restricted-syntax': ['error', ...SYNTAX],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['shared-auth/src/**'], rules: { 'no-restricted-imports': restrict(without(NO_AXIOS)) } },
  {
    files: ['remotes/**'],
    rules: { 'no-restricted-imports': restrict([...ALL, ...ONLY_THE_KIT]) },
  },
  {
    files: ['shared-ui/src/forms/use-form.ts'],
    rules: { 'no-restricted-imports': restrict(without(NO_UNCHECKED_FORM)) },
  },
  { files: ['shared-ui/src/notify/**'], rules: { 'no-restricted-imports': restrict(without(NO_TOASTIFY)) } },
  {
    files: ['remotes/public-site/src/features/carousel/**'],
    rules: { 'no-restricted-imports': restrict([...without(NO_SWIPER), ...ONLY_THE_KIT]) },
  },
  {
    files: ['shell/src/federation/sharing/{shared,static,frame,history}-router.ts'],
    rules: { 'no-restricted-imports': restrict(without(ONLY_THE_ROUTER_PACKAGE)) },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-imports': restrict(without(NO_TESTING, NO_UNCHECKED_FORM)),
      'max-lines': 'off',
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: TRANSACTION_FILES,
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, NO_TRANSACTION] },
  },
  {
    // One object for drizzle, made of one file a subject.
    files: ['server/src/database/schema/index.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The program that starts the server fills an empty database, and tests send the demo's media.
    files: ['server/src/server.ts', 'server/src/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['shared-ui/src/loading/loading-boundary.tsx', 'shared-ui/src/deferred/deferred-section.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...DECLARED_DEPENDENCIES,
  SCHEMA_BYTES,
  {
    files: ['server/src/**/*.ts'],
    ignores: SQL_FILES,
    rules: { 'no-restricted-imports': restrict([...ALL, NO_SQL]) },
  },
  {
    files: [`${BELOW_MODULES}/**/*.ts`],
    ignores: SQL_FILES,
    rules: { 'no-restricted-imports': restrict([...ALL, NO_SQL, NO_MODULES]) },
  },
  {
    files: [`${BELOW_MODULES}/**/*-repository.ts`, 'server/src/{database,lists,writes}/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': restrict([...ALL, NO_MODULES]) },
  },
  { files: ['demo/src/**'], rules: { 'max-lines': 'off' } },
  {
    files: [
      'webpack.common.ts',
      'tooling/build-plugins/**',
      'remote-kit/src/build/**',
      'ship/**',
      '**/webpack.config.ts',
      'bench/**',
    ],
    rules: { 'no-restricted-imports': 'off', 'max-lines': ['error', { max: 320 }] },
  },
);
