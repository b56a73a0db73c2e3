import path from 'node:path';
import { SHARE_KEYS, SINGLETON } from '@narthex/remote-kit/build/consumed';
import { SHARED_PACKAGES } from '@narthex/shared-contracts/shared-packages';
import type { Configuration } from 'webpack';
import { ROOT } from './root';

const ROUTER = 'react-router-dom';
const QUERY = '@tanstack/react-query';
const TOASTS = 'react-toastify/unstyled';

const sharedList = (name: string) => path.join(ROOT, `shell/src/federation/sharing/${name}.ts`);
const getVersion = (specifier: keyof typeof SHARED_PACKAGES) => ({
  version: SHARED_PACKAGES[specifier].version,
});

/**
 * The `shared` setting of the shell. The shell provides all shared packages eagerly, so that nothing waits for a share
 * scope.
 */
export const provided = {
  ...Object.fromEntries(SHARE_KEYS.map((key) => [key, { ...SINGLETON, eager: true }])),
  [ROUTER]: { ...SINGLETON, eager: true, import: sharedList('shared-router'), ...getVersion(ROUTER) },
  [QUERY]: { ...SINGLETON, eager: true, import: sharedList('shared-query'), ...getVersion(QUERY) },
  // Toasts load on demand.
  [TOASTS]: { ...SINGLETON, ...getVersion(TOASTS) },
};

/** The server renders with the same list of the router's exports as the browser. */
export const routerAlias = { [`${ROUTER}$`]: sharedList('shared-router') };

/** The package offers its development build to every bundler. Its production build has no warnings. */
export const productionRouterAlias = (mode: Configuration['mode']): Record<string, string> =>
  mode === 'production'
    ? { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }
    : {};
