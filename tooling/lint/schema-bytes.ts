import { TESTS } from './declared-dependencies';

/** Visitors load this code first. A page without validation must not load schemas. */
const FIRST_LOADED = ['shell/src/**', 'remotes/public-site/src/**'];

/** This code loads only when somebody sends a form or opens a portal, so it may validate with schemas. */
const VALIDATING = ['**/submit-*.ts', '**/send-inquiry.ts', 'shell/src/portals/!(form)/**'];

const TYPES_ALONE =
  'Schemas cost every visitor bytes. Import types alone, paths from browser-paths, enums from `enums`; what ' +
  'validates stands in a submit-….ts (or a portal) that is loaded by loadCode(() => import(…)).';
const LAZY = 'It holds schemas: load it by loadCode(() => import(…)) or lazyComponent.';

const restricted = (regex: string, message: string, more: { readonly importNamePattern?: string } = {}) => ({
  regex,
  message,
  allowTypeImports: true,
  ...more,
});

/** Keeps schemas out of the code that loads first. */
export const SCHEMA_BYTES = {
  files: FIRST_LOADED,
  ignores: [...VALIDATING, ...TESTS],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          restricted('^zod', TYPES_ALONE),
          restricted('^@narthex/shared-contracts/(endpoints$|endpoint-paths$|schemas/)', TYPES_ALONE),
          restricted('^@narthex/shared-contracts(/[\\w-]+)?$', TYPES_ALONE, { importNamePattern: 'Schema$' }),
          restricted('/(submit-[\\w-]+|send-inquiry)$', LAZY),
          restricted('/portals/(?!form/)', LAZY),
        ],
      },
    ] as ['error', object],
  },
};
