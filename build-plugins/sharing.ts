import path from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from './source-version';

/**
 * What shell and remotes share: only what holds state. The shell is the one provider (eagerly, so nothing waits for a
 * share scope), remotes build none of it. The key is the specifier the code imports.
 */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', '@narthex/shared-auth'];
const ROUTER = 'react-router-dom';
const QUERY = '@tanstack/react-query';
const TOASTS = 'react-toastify/unstyled';

const common = { singleton: true, requiredVersion: false } as const;

const sharedList = (name: string) => path.join(ROOT, `shell/src/federation/sharing/${name}.ts`);

/** The `shared` setting of the shell. */
export const provided = {
  ...Object.fromEntries(SINGLETONS.map((key) => [key, { ...common, eager: true }])),
  // Their own entries re-export everything they have, and a shared module keeps all of it: the lists name what is used.
  [ROUTER]: { ...common, eager: true, import: sharedList('shared-router'), version: '7.18.5' },
  [QUERY]: { ...common, eager: true, import: sharedList('shared-query'), version: '5.108.0' },
  [TOASTS]: { ...common, version: '11.2.0' },
};

/** The `shared` setting of a remote. */
export const consumed = Object.fromEntries(
  [...SINGLETONS, ROUTER, QUERY, TOASTS].map((key) => [key, { ...common, import: false as const }]),
);

/** What the server hands to the Node build of a remote instead of a second copy. */
export const SERVER_EXTERNALS: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  ROUTER,
  QUERY,
  '@narthex/shared-auth',
]);

/** The server renders with the same list of the router's exports as the browser. */
export const routerAlias = { [`${ROUTER}$`]: sharedList('shared-router') };

/** The package names its development build for every bundler; its production build has no warnings. */
export const productionRouterAlias = (mode: Configuration['mode']): Record<string, string> =>
  mode === 'production'
    ? { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }
    : {};
