import { cleanHtml, allowScriptUrl, installTrustedTypes } from './trusted-types';

beforeEach(() => {
  globalThis.__narthexIntegrity = { '/remotes/choirs/1/app.aa.js': 'sha384-x' };
});
afterEach(() => {
  globalThis.__narthexIntegrity = undefined;
  Reflect.deleteProperty(window, 'trustedTypes');
});

it.each(['/remotes/choirs/1/app.aa.js', '/remotes/choirs/1/app.aa.js?try=1'])('lets %s be loaded', (url) => {
  expect(allowScriptUrl(url)).toBe(url);
});

it.each([
  '/service-worker.js',
  '/remotes/choirs/1/other.aa.js',
  'https://elsewhere.example/remotes/choirs/1/app.aa.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('refuses %s', (url) => {
  expect(() => allowScriptUrl(url)).toThrow('is no script of this site');
});

it.each([
  ['<p>One <b>two</b></p>', '<p>One <b>two</b></p>'],
  ['plain & simple', 'plain & simple'],
  ['<p>One</p><script>run()</script>', '<p>One</p>'],
  ['<img src="/a.jpg" onerror="run()">', '<img src="/a.jpg">'],
  ['<a href=" java\nscript:run()">x</a>', '<a>x</a>'],
  ['<a href="/Events">x</a>', '<a href="/Events">x</a>'],
  ['<iframe srcdoc="<script>run()</script>"></iframe>', '<iframe></iframe>'],
  ['<svg><a xlink:href="javascript:run()"></a></svg>', '<svg><a></a></svg>'],
  ['<base href="https://elsewhere.example">', ''],
])('%s becomes %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

it('is what the browser asks for whatever would become code', () => {
  const policies: Record<string, Record<string, (text: string) => string>> = {};
  Object.defineProperty(window, 'trustedTypes', {
    configurable: true,
    value: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string>) =>
        (policies[name] = rules),
    },
  });
  installTrustedTypes();
  const { createHTML, createScriptURL, createScript } = policies['default'] ?? {};
  expect(createHTML?.('<i onclick="run()">x</i>')).toBe('<i>x</i>');
  expect(() => createScriptURL?.('https://elsewhere.example/x.js')).toThrow();
  expect(createScript).toBeUndefined();
});

it('is not needed in a browser that doesn’t ask', () => {
  expect(() => installTrustedTypes()).not.toThrow();
});
