import {
  parse,
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  type Select,
} from '@messageformat/parser';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** These counts test if the plural form `one` means exactly 1 in a language, as in English and Swahili. */
const SAMPLE_COUNTS = [...Array(200).keys(), 0.5, 1.5];

const isOneExactly = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return SAMPLE_COUNTS.every((count) => (rules.select(count) === 'one') === (count === 1));
};

/** Escapes a text for use in a template literal. */
const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Returns the code of an argument. Throws an error if the call has no such argument. */
export type FindArgument = (name: string) => string;

function compileSelect(select: Select, language: string, find: FindArgument): string {
  const { type, arg, cases } = select;
  if (type === 'selectordinal') throw new Error(`{${arg}, selectordinal} is not supported.`);
  const value = find(arg);
  const compileCase = (key: string) =>
    compileTokens(cases.find((one) => one.key === key)?.tokens ?? [], language, find, value);
  const other = compileCase('other');
  const isPlural = type === 'plural';
  const rest = cases.filter(({ key }) => key !== 'other');
  const exact = rest.filter(({ key }) => isPlural && key.startsWith('='));
  const named = rest.filter((one) => !exact.includes(one));
  const test = (key: string) => {
    if (!isPlural) return `${value} === ${JSON.stringify(key)}`;
    if (key.startsWith('=')) return `${value} === ${Number(key.slice(1))}`;
    if (key === 'one' && isOneExactly(language)) return `${value} === 1`;
    return `new Intl.PluralRules(${JSON.stringify(language)}).select(${value}) === ${JSON.stringify(key)}`;
  };
  return [...exact, ...named].reduceRight(
    (otherwise, { key }) => `(${test(key)} ? ${compileCase(key)} : ${otherwise})`,
    other,
  );
}

function compileTokens(
  tokens: readonly Token[],
  language: string,
  find: FindArgument,
  count?: string,
): string {
  const [only] = tokens;
  if (tokens.length === 0) return '""';
  if (tokens.length === 1 && only?.type === 'content') return JSON.stringify(only.value);
  const parts = tokens.map((token) => {
    if (token.type === 'content') return escapeTemplate(token.value);
    if (token.type === 'octothorpe') return `\${${count}}`;
    if (token.type === 'argument') return `\${${find(token.arg)}}`;
    if (token.type === 'function') throw new Error(`{${token.arg}, ${token.key}} is not supported.`);
    return `\${${compileSelect(token, language, find)}}`;
  });
  return `\`${parts.join('')}\``;
}

/**
 * Compiles an ICU message to the code of an expression, which is a string literal if the message has no
 * arguments.
 */
export function compileMessage(message: string, language: string, find: FindArgument): string {
  return compileTokens(parse(message), language, find);
}

function listTokenArguments(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    if (token.type === 'argument' || token.type === 'function') return [token.arg];
    return [token.arg, ...token.cases.flatMap((one) => listTokenArguments(one.tokens))];
  });
}

/** Returns the distinct names of the arguments in an ICU message. */
export const listArguments = (message: string): readonly string[] => [
  ...new Set(listTokenArguments(parse(message))),
];
