import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_TEXTS, encodeText } from './hostile-values';

/** Other spellings of a path: some mean the same to some servers, and some mean nothing. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2F'),
  (path) => path.replace(/\/(?=[^/]*$)/, '%252f'),
  (path) => path.replace(/\/(?=[^/]*$)/, '\\'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/./'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/x/../'),
  (path) => `/forms/..${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/`,
  (path) => `${path}.`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}%00.json`,
  (path) => `${path}%C0%AF`,
  (path) => `${path}%`,
  (path) => `${path};a=1`,
  (path) => `${path}.json`,
  (path) => `${path}%23a`,
  (path) => `${path}/${'a'.repeat(3000)}`,
  (path) => `/sw${path}`,
];

/** Values of a path's parameters, encoded or, as careless clients send them, not. */
const HOSTILE_PARAMETERS = [
  ...HOSTILE_TEXTS.map(encodeText),
  ...[
    '%',
    '%E0%A4%A',
    '%2e%2e',
    '..',
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '9007199254740993',
    '2147483647',
    '1%2F2',
  ],
];

/** Fills in the parameters of a path: with those of an object that exists most of the time. */
export function fillPath(path: string, existing: Readonly<Record<string, unknown>>): Arbitrary<string> {
  const parts = path.split(/(:\w+(?:\([^)]*\))?|\*)/);
  const filled = parts.map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part);
    const known = existing[part.slice(1).replace(/\(.*/, '')];
    const hostile = fc.constantFrom(...HOSTILE_PARAMETERS);
    if (known === undefined) return hostile;
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(encodeText(String(known))) },
      { weight: 1, arbitrary: hostile },
    );
  });
  return fc.tuple(...filled).map((texts) => texts.join(''));
}

/** Leaves most paths as they are and spells the others differently. */
export const spellPath = (path: Arbitrary<string>): Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: path },
    {
      weight: 1,
      arbitrary: fc.tuple(path, fc.constantFrom(...SPELLINGS)).map(([text, spell]) => spell(text)),
    },
  );

/** Writes a query: values of lists and objects too, as forms and careless clients write them. */
export function writeQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return `?${encodeText(String(query))}`;
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
    return `${encodeText(name)}=${encodeText(text)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
