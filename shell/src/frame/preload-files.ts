import type { RemoteFiles } from '@narthex/shared-contracts';

/** Starts to load all files that a version needs at once. Its loader would request one after another. */
export function preloadFiles({ entry, js, css, integrity }: RemoteFiles): void {
  const preload = (as: string) => (href: string) => {
    const hash = integrity[href];
    if (!hash) return;
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity: hash, href }),
    );
  };
  [entry, ...js].forEach(preload('script'));
  css.forEach(preload('style'));
}
