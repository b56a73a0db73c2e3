import type { Attack } from '../attack';

/** Lists attacks that use what a browser gives to a site rather than to a document. */
export const FEATURES: readonly Attack[] = [
  {
    name: 'service-worker',
    run: async () =>
      (await navigator.serviceWorker.register('/service-worker.js', { scope: '/media/' })).scope !== '',
  },
  {
    name: 'document-domain',
    run: () => {
      document.domain = location.hostname;
      return parent.document.body !== null;
    },
  },
  {
    name: 'name-of-the-page',
    run: () => void (parent.name = 'hostile'),
    harm: () => window.name === 'hostile',
  },
  {
    name: 'written-document',
    run: () => {
      const text = document.createElement('p');
      text.id = 'hostile-text';
      parent.document.body.append(text);
    },
    harm: () => document.getElementById('hostile-text') !== null,
  },
];
