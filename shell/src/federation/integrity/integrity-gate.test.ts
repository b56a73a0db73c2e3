import { integrityGate, trustFiles } from './integrity-gate';

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
