import {
  parse,
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  type Select,
} from '@messageformat/parser';
import { SOURCE_LANGUAGE } from './languages';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** What fills the arguments of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

function pickCase({ type, arg, cases }: Select, values: MessageValues): readonly Token[] {
  const value = values[arg];
  const key = type === 'plural' ? new Intl.PluralRules(SOURCE_LANGUAGE).select(Number(value)) : String(value);
  const found =
    cases.find((one) => one.key === `=${value}`) ??
    cases.find((one) => one.key === key) ??
    cases.find((one) => one.key === 'other');
  return found?.tokens ?? [];
}

function format(tokens: readonly Token[], values: MessageValues, count = ''): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return count;
      if (token.type === 'argument') return String(values[token.arg]);
      if (token.type === 'function') throw new Error(`A message cannot use {${token.arg}, ${token.key}}.`);
      return format(pickCase(token, values), values, String(values[token.arg]));
    })
    .join('');
}

/**
 * Marks a text that people read, in English, outside of JSX: `t('Sent')`, or with arguments in ICU syntax,
 * `t('{count, plural, one {# place} other {# places}}', { count })`. A build puts the text of its language in the place of
 * the call, and nothing of this function is left. Where code runs unbuilt it speaks English.
 */
export function t(message: string, values?: MessageValues): string {
  return values ? format(parse(message), values) : message;
}
