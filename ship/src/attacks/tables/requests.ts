import type { Attack } from '../attack';

/** Lists attacks that send something by code. Each succeeds if its URL is requested. */
export const REQUESTS: readonly Attack[] = [
  { name: 'fetch', run: ({ url }) => fetch(url, { mode: 'no-cors' }) },
  { name: 'fetch-keepalive', run: ({ url }) => fetch(url, { method: 'POST', keepalive: true, body: 'a' }) },
  {
    name: 'xhr',
    run: ({ url }) => {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
    },
  },
  { name: 'beacon', run: ({ url }) => void navigator.sendBeacon(url, 'a') },
  { name: 'websocket', run: ({ url }) => void new WebSocket(url.replace('http', 'ws')) },
  { name: 'event-source', run: ({ url }) => void new EventSource(url) },
  { name: 'import', run: ({ url }) => import(`${url}/a.js`) },
  {
    name: 'worker',
    run: ({ url }) => {
      const code = URL.createObjectURL(new Blob([`fetch('${url}', { mode: 'no-cors' })`]));
      void new Worker(code);
    },
  },
  {
    name: 'worker-data',
    run: ({ url }) => void new Worker(`data:text/javascript,importScripts('${url}/a.js')`),
  },
  {
    name: 'shared-worker',
    run: ({ url }) => {
      const code = URL.createObjectURL(new Blob([`fetch('${url}', { mode: 'no-cors' })`]));
      void new SharedWorker(code);
    },
  },
  {
    name: 'worklet',
    run: ({ url }) => new AudioContext().audioWorklet.addModule(`${url}/a.js`),
  },
  {
    name: 'font-face',
    run: ({ url }) => new FontFace('hostile', `url(${url}/a.woff2)`).load(),
  },
  {
    name: 'evaluated-text',
    run: ({ url }) => void Reflect.get(window, 'eval')(`fetch('${url}', { mode: 'no-cors' })`),
  },
  {
    name: 'text-as-handler',
    run: ({ url }) => void Reflect.apply(setTimeout, window, [`fetch('${url}', { mode: 'no-cors' })`]),
  },
  {
    name: 'fetch-of-a-child',
    run: ({ url }) => {
      const child = document.createElement('iframe');
      document.body.append(child);
      return child.contentWindow?.fetch(url, { mode: 'no-cors' });
    },
  },
  { name: 'own-api', run: async () => (await fetch('/api/v1/announcements')).ok },
  {
    name: 'own-api-signed-in',
    run: async () => (await fetch('/api/auth/user', { credentials: 'include' })).status > 0,
  },
  { name: 'own-page', run: async () => (await (await fetch('/')).text()).length > 0 },
  {
    name: 'webrtc',
    run: async ({ udpPort }) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${udpPort}` }] });
      connection.createDataChannel('a');
      await connection.setLocalDescription(await connection.createOffer());
    },
  },
  {
    name: 'webrtc-of-a-child',
    run: async ({ udpPort }) => {
      const child = document.createElement('iframe');
      document.body.append(child);
      const { RTCPeerConnection: Connection } = child.contentWindow as Window & typeof globalThis;
      const connection = new Connection({ iceServers: [{ urls: `stun:127.0.0.1:${udpPort}` }] });
      connection.createDataChannel('a');
      await connection.setLocalDescription(await connection.createOffer());
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    },
  },
  {
    name: 'webrtc-of-a-written-child',
    run: async ({ udpPort }) => {
      const code = `const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] });
        connection.createDataChannel('a');
        connection.createOffer().then((offer) => connection.setLocalDescription(offer));`;
      const html = `<script>${code}</script>`;
      const child = document.createElement('iframe');
      const policy = window.trustedTypes?.createPolicy('narthex', { createHTML: (text: string) => text });
      Reflect.set(child, 'srcdoc', policy?.createHTML(html) ?? html);
      document.body.append(child);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    },
  },
  {
    name: 'web-transport',
    run: async ({ udpPort }) => {
      await new WebTransport(`https://127.0.0.1:${udpPort}/`).ready.catch(() => undefined);
    },
  },
  {
    name: 'own-policy',
    run: () =>
      window.trustedTypes?.createPolicy('narthex', { createHTML: (text: string) => text }) !== undefined,
  },
];
