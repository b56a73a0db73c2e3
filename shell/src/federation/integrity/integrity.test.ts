import { integrityGate, trustFiles } from './integrity-gate';
import { cleanHtml, allowScriptUrl, installTrustedTypes } from './trusted-types';

describe('integrity gate', () => {
  const HASH = `sha384-${'b'.repeat(64)}`;

  /** Returns the script element that the runtime would load for a URL. */
  function scriptFor(url: string) {
    const made = integrityGate(8_000).createScript?.({ url } as never);
    if (!made || !('script' in made) || !made.script) throw new Error('No script');
    return { script: made.script, timeout: made.timeout };
  }

  afterEach(() => {
    globalThis.__narthexIntegrity = undefined;
  });

  it('loads a known file by its hash, also under the URL of a later attempt', () => {
    trustFiles({ '/remotes/a/1.0.0/entry.js': HASH });
    for (const url of ['/remotes/a/1.0.0/entry.js', 'http://localhost/remotes/a/1.0.0/entry.js?try=1']) {
      const { script, timeout } = scriptFor(url);
      expect(script.integrity).toBe(HASH);
      expect(script.getAttribute('src')).toBe(url);
      expect(script.async).toBe(true);
      expect(script.crossOrigin).toBe('anonymous');
      expect(timeout).toBe(8_000);
    }
  });

  it('refuses a file that no manifest names: its hash is one that no file has', () => {
    trustFiles({ '/remotes/a/1.0.0/entry.js': HASH });
    for (const url of [
      '/remotes/a/1.0.0/other.js',
      '/remotes/b/1.0.0/entry.js',
      'https://elsewhere.example/x.js',
    ]) {
      expect(scriptFor(url).script.integrity).toBe(`sha384-${'A'.repeat(64)}`);
    }
  });

  it('refuses every file before any is known', () => {
    expect(scriptFor('/remotes/a/1.0.0/entry.js').script.integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });

  it('keeps what was known before', () => {
    trustFiles({ '/a.js': HASH });
    trustFiles({ '/b.js': `sha384-${'c'.repeat(64)}` });
    expect(scriptFor('/a.js').script.integrity).toBe(HASH);
  });
});

describe('trusted types', () => {
  beforeEach(() => {
    globalThis.__narthexIntegrity = { '/remotes/choirs/1/app.aa.js': 'sha384-x' };
  });
  afterEach(() => {
    globalThis.__narthexIntegrity = undefined;
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  it.each(['/remotes/choirs/1/app.aa.js', '/remotes/choirs/1/app.aa.js?try=1'])(
    'lets %s be loaded',
    (url) => {
      expect(allowScriptUrl(url)).toBe(url);
    },
  );

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
});
