import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSchemeTokens } from './scheme-tokens';

type Tokens = Record<string, string>;

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** Returns the tokens of the first `:root` after a text. */
function tokensFrom(text: string): Tokens {
  const start = css.indexOf(':root {', css.indexOf(text));
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`${name} is not a token`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolveToken(tokens, reference) : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensFrom(':root');
const dark = tokensFrom('(prefers-color-scheme: dark)');
const departments = [...css.matchAll(/\[data-department='(\w+)'\]/g)].map(([, name = '']) => name);
const tones = ['good', 'warn', 'bad', 'info', 'neutral'];
const grounds = ['paper', 'surface', 'raised'];

const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'link', 'brand', 'brand-strong', 'good', 'warn', 'bad', 'info'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['ink', 'ink-soft', 'link'].flatMap((text) =>
    ['sunken', 'attention', 'highlight'].map((ground): [string, string] => [text, ground]),
  ),
  ...['brand', 'brand-strong'].map((ground): [string, string] => ['on-brand', ground]),
  ...['gold', 'gold-strong'].map((ground): [string, string] => ['on-gold', ground]),
  ...['danger', 'danger-strong'].map((ground): [string, string] => ['on-danger', ground]),
  ...tones.map((tone): [string, string] => [`${tone}-ink`, `${tone}-tint`]),
  ...['good', 'warn', 'bad', 'info'].map((tone): [string, string] => ['ink', `${tone}-tint`]),
  ['on-accent', 'accent'],
  ['accent-ink', 'accent-tint'],
  ['on-night', 'night'],
  ['on-night', 'night-deep'],
  ['on-night-soft', 'night'],
  ['on-night-soft', 'night-deep'],
  ['night-gold', 'night'],
  ...departments.flatMap((name): [string, string][] => [
    [`${name}-on`, name],
    [`${name}-ink`, `${name}-tint`],
    [`${name}-ink`, 'surface'],
    [name, 'surface'],
    [name, 'paper'],
  ]),
];

const shapePairs: [shape: string, ground: string][] = [
  ...['line-strong', 'focus'].flatMap((shape) => grounds.map((ground): [string, string] => [shape, ground])),
  ...departments.map((name): [string, string] => [name, `${name}-tint`]),
];

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('the %s tokens', (_theme, tokens) => {
  it.each(textPairs)('carry text: %s on %s reaches 4.5:1', (text, ground) => {
    const ratio = contrast(
      resolveToken(tokens, `--color-${text}`),
      resolveToken(tokens, `--color-${ground}`),
    );
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('carry shapes: %s on %s reaches 3:1', (shape, ground) => {
    const ratio = contrast(
      resolveToken(tokens, `--color-${shape}`),
      resolveToken(tokens, `--color-${ground}`),
    );
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

it('gives every colour of the light theme that changes a dark one', () => {
  const constant = /^--color-(night|on-night|light|accent|on-accent)/;
  const colours = Object.keys(light).filter((name) => name.startsWith('--color-') && !constant.test(name));
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(colours));
});

it('prints dark surfaces as ink on paper, with their backgrounds or without', () => {
  const print = { ...light, ...tokensFrom('@media print') };
  for (const text of ['on-night', 'on-night-soft', 'night-gold']) {
    for (const ground of ['night', 'night-deep', 'paper']) {
      const [ink, paper] = [text, ground].map((name) => resolveToken(print, `--color-${name}`));
      expect([text, ground, contrast(ink ?? '', paper ?? '') >= 4.5]).toEqual([text, ground, true]);
    }
  }
});

it('draws the focus ring anew on every surface that has a ring colour of its own', () => {
  const ring = /\[data-surface\]\s*\{[^}]*--focus-ring:[^;}]*var\(--color-focus\)/;
  expect(css).toMatch(ring);
  const night = /\[data-surface='night'\]\s*\{[^}]*--color-focus:\s*var\((--[\w-]+)\)/.exec(css)?.[1] ?? '';
  const colour = resolveToken(light, night);
  for (const ground of ['night', 'night-deep']) {
    expect(contrast(colour, resolveToken(light, `--color-${ground}`))).toBeGreaterThanOrEqual(3);
  }
});

describe('scheme tokens', () => {
  const addSheet = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  };

  afterEach(() => document.head.replaceChildren());

  it('reads the tokens of both schemes, whichever the device shows', () => {
    addSheet(`
    :root { --color-ink: #111111; --color-title: var(--color-ink); }
    @media print { :root { --color-ink: #000000; } }
    @media (prefers-color-scheme: dark) { :root { --color-ink: #eeeeee; } }
    .card { --color-ink: #333333; }
  `);
    const [light, dark] = [readSchemeTokens('light'), readSchemeTokens('dark')];
    expect([light('--color-ink'), dark('--color-ink')]).toEqual(['#111111', '#eeeeee']);
    expect([light('--color-title'), dark('--color-title')]).toEqual(['#111111', '#eeeeee']);
  });

  it('takes a token that the dark scheme leaves alone from the light one', () => {
    addSheet(
      ':root { --color-night: #142c4a; } @media (prefers-color-scheme: dark) { :root { --other: 1; } }',
    );
    expect(readSchemeTokens('dark')('--color-night')).toBe('#142c4a');
  });

  it('has nothing to say of a token that is not there', () => {
    expect(readSchemeTokens('light')('--color-ink')).toBe('');
  });

  it('leaves out sheets that may not be read', () => {
    addSheet(':root { --color-ink: #111111; }');
    const [sheet] = document.styleSheets;
    Object.defineProperty(sheet, 'cssRules', {
      get() {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
    expect(readSchemeTokens('light')('--color-ink')).toBe('');
  });
});
