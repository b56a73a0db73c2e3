import type { Attack } from '../attack';

/** Lists attacks that take over the device or the attention of the person. Each gets a page of its own. */
export const DISTURBANCES: readonly Attack[] = [
  { name: 'alert', run: () => (alert('hostile'), undefined) },
  { name: 'confirm', run: () => confirm('hostile') },
  { name: 'prompt', run: () => prompt('hostile') !== null },
  {
    name: 'print',
    run: () => {
      let isPrinting = false;
      addEventListener('beforeprint', () => (isPrinting = true));
      print();
      return isPrinting;
    },
  },
  { name: 'popup', run: ({ url }) => window.open(`${url}/a.html`) !== null },
  {
    name: 'popup-link',
    run: ({ url }) => {
      const link = Object.assign(document.createElement('a'), { href: `${url}/a.html`, target: '_blank' });
      // The frame follows links by itself, unless their clicks stay unheard.
      link.addEventListener('click', (event) => event.stopPropagation());
      document.body.append(link);
      link.click();
    },
  },
  {
    name: 'download',
    run: () => {
      const href = URL.createObjectURL(new Blob(['hostile']));
      const link = Object.assign(document.createElement('a'), { href, download: 'hostile.txt' });
      document.body.append(link);
      link.click();
    },
  },
  {
    name: 'full-screen',
    run: async ({ press }) => {
      await press;
      await document.documentElement.requestFullscreen();
      return document.fullscreenElement !== null;
    },
  },
  {
    name: 'pointer-lock',
    run: async ({ press }) => {
      await press;
      await document.documentElement.requestPointerLock();
      return document.pointerLockElement !== null;
    },
  },
  {
    name: 'clipboard',
    run: async ({ press }) => {
      await press;
      return typeof (await navigator.clipboard.readText()) === 'string';
    },
  },
  {
    name: 'clipboard-write',
    run: async ({ press }) => {
      await press;
      await navigator.clipboard.writeText('hostile');
      return true;
    },
  },
  {
    name: 'camera',
    needsWholeBrowser: true,
    run: async ({ press }) => {
      await press;
      return (await navigator.mediaDevices.getUserMedia({ video: true })).active;
    },
  },
  {
    name: 'notification',
    run: async ({ press }) => {
      await press;
      return (await Notification.requestPermission()) === 'granted' && new Notification('hostile') !== null;
    },
  },
  {
    name: 'location-of-the-device',
    run: () =>
      new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve(true),
          () => resolve(false),
        ),
      ),
  },
];

/** Lists attacks that lead the frame or the whole page elsewhere. Each gets a page of its own. */
export const NAVIGATIONS: readonly Attack[] = [
  { name: 'own-location', run: ({ url }) => void (location.href = `${url}/a.html`) },
  { name: 'own-location-replaced', run: ({ url }) => location.replace(`${url}/a.html`) },
  { name: 'open-self', run: ({ url }) => void window.open(`${url}/a.html`, '_self') },
  { name: 'navigation-api', run: ({ url }) => void navigation.navigate(`${url}/a.html`) },
  {
    name: 'meta-refresh',
    run: ({ url }) => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'refresh';
      meta.content = `0;url=${url}/a.html`;
      document.head.append(meta);
    },
  },
  {
    name: 'own-location-blob',
    run: ({ url }) => {
      const page = new Blob([`<img src="${url}">`], { type: 'text/html' });
      location.href = URL.createObjectURL(page);
    },
  },
  {
    name: 'form-own',
    run: ({ url }) => {
      const form = Object.assign(document.createElement('form'), { action: `${url}/a.html`, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  },
  {
    name: 'form-top',
    run: ({ url }) => {
      const form = Object.assign(document.createElement('form'), { action: `${url}/a.html`, target: '_top' });
      document.body.append(form);
      form.submit();
    },
  },
  {
    name: 'form-blank',
    run: ({ url }) => {
      const form = Object.assign(document.createElement('form'), {
        action: `${url}/a.html`,
        target: '_blank',
      });
      document.body.append(form);
      form.submit();
    },
  },
  { name: 'top-location', run: ({ url }) => void (parent.location.href = `${url}/a.html`) },
  { name: 'top-open', run: ({ url }) => void window.open(`${url}/a.html`, '_top') },
  {
    name: 'top-link',
    run: ({ url }) => {
      const link = Object.assign(document.createElement('a'), { href: `${url}/a.html`, target: '_top' });
      document.body.append(link);
      link.dispatchEvent(new MouseEvent('click'));
    },
  },
  {
    name: 'ping',
    run: ({ url }) => {
      const link = Object.assign(document.createElement('a'), { href: '#a', ping: url });
      document.body.append(link);
      link.click();
    },
  },
];
