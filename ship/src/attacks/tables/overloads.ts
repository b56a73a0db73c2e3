import type { Attack } from '../attack';

/** Lists attacks that use up time or memory, so that a page in the same process doesn't respond. */
export const OVERLOADS: readonly Attack[] = [
  {
    name: 'endless-loop',
    run: () => {
      for (;;);
    },
  },
  {
    name: 'memory',
    run: () => {
      const kept: unknown[] = [];
      for (;;) kept.push(new Array(1_000).fill({}));
    },
  },
];

/**
 * Lists floods of messages, requests and steps. The page around the remote bears them, in whatever process they start,
 * so that nothing can be switched off to see them succeed.
 */
export const STRAINS: readonly Attack[] = [
  {
    name: 'message-storm',
    run: () => {
      const flood = () => {
        for (let count = 0; count < 500; count += 1)
          parent.postMessage({ namespace: 'penpal', type: 'SYN', participantId: String(count) }, '*');
        setTimeout(flood);
      };
      flood();
    },
  },
  {
    name: 'request-storm',
    run: ({ callHost }) => {
      const flood = () => {
        for (let count = 0; count < 100; count += 1)
          void callHost(['send'], { method: 'GET', url: '/api/v1/announcements', headers: {} });
        setTimeout(flood, 20);
      };
      flood();
    },
  },
  {
    name: 'history-flood',
    run: () => {
      for (let count = 0; count < 150; count += 1) history.pushState(null, '', `#${count}`);
    },
  },
  {
    name: 'forged-calls',
    run: ({ callHost }) => {
      const methods = [
        'send',
        'upload',
        'navigate',
        'toast',
        'setHeight',
        'openLink',
        'save',
        'report',
        'start',
      ];
      const wrong = [null, undefined, 0, -1, NaN, '', '__proto__', [], {}, new Map(), 1n, new Date(NaN)];
      for (let count = 0; count < 10_000; count += 1) {
        const method = methods[count % methods.length] ?? '';
        const nested = count % 3 ? [method] : [method, 'then', 'constructor', String(count)];
        callHost(nested, wrong[count % wrong.length], wrong[count % 7]).catch(() => undefined);
      }
    },
  },
];
