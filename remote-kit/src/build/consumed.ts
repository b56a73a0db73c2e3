import { SHARED_PACKAGES } from '@narthex/shared-contracts/shared-packages';

/** One copy for the whole page, whatever its version: publishing has compared the versions. */
export const SINGLETON = { singleton: true, requiredVersion: false } as const;

/** Of packages that are shared whole, what is below them too: `react/` covers `react/jsx-runtime`. */
export const SHARE_KEYS: readonly string[] = Object.entries(SHARED_PACKAGES).flatMap(
  ([specifier, { names }]) => (names === null ? [specifier, `${specifier}/`] : [specifier]),
);

/** The `shared` setting of a remote: the shell provides it all, nothing of it is built. */
export const consumed = Object.fromEntries(
  SHARE_KEYS.map((key) => [key, { ...SINGLETON, import: false as const }]),
);

/** Lists the packages of which the Node build of a remote uses the server's copy. */
export const SERVER_EXTERNALS: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@narthex/shared-auth',
]);
