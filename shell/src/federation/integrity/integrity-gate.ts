import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare global {
  /** Known hashes by path. The loaders of shell and remotes look every file up here (see remote-kit/src/loader). */
  var __narthexIntegrity: Record<string, string> | undefined;
}

/** Well-formed and impossible: a file without a known hash is refused. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/** Makes files known by their hashes; only these can be loaded. */
export function trustFiles(integrity: Readonly<Record<string, string>>): void {
  globalThis.__narthexIntegrity = { ...globalThis.__narthexIntegrity, ...integrity };
}

function computeHash(url: string): string {
  return globalThis.__narthexIntegrity?.[new URL(url, document.baseURI).pathname] ?? UNKNOWN;
}

/** Lets the federation runtime load only files whose hash is known, and only for so long (milliseconds). */
export function integrityGate(timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'narthex-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = computeHash(url);
      script.crossOrigin = 'anonymous';
      return { script, timeout };
    },
  };
}
