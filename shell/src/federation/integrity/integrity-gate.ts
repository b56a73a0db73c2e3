import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare global {
  /**
   * Maps the paths of known files to their hashes. The loaders of shell and remotes read it (see
   * remote-kit/src/loader).
   */
  var __narthexIntegrity: Record<string, string> | undefined;
}

/** The value is well-formed but no file has this hash, so browsers refuse a file without a known hash. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/** Adds the hashes of files. Only files with a known hash can be loaded. */
export function trustFiles(integrity: Readonly<Record<string, string>>): void {
  globalThis.__narthexIntegrity = { ...globalThis.__narthexIntegrity, ...integrity };
}

function computeHash(url: string): string {
  return globalThis.__narthexIntegrity?.[new URL(url, document.baseURI).pathname] ?? UNKNOWN;
}

/** Makes the federation runtime load only files with a known hash, within a time limit in milliseconds. */
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
