import { readSchemeTokens } from './scheme-tokens';

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
  addSheet(':root { --color-night: #142c4a; } @media (prefers-color-scheme: dark) { :root { --other: 1; } }');
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
