import type { Attack } from '../attack';

/** Lists attacks that use up time or memory, so that the page around the remote doesn't respond. */
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
];
