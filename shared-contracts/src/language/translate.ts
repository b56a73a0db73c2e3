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

/** Maps the arguments of a message to their values. */
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
 * Marks an English text outside of JSX for translation: `t('Sent')`, or with arguments in ICU syntax,
 * `t('{count, plural, one {# place} other {# places}}', { count })`. A build replaces the call with the text
 * of its language, so this function isn't part of a build. Code that runs unbuilt gets the English text.
 * Throws for a function argument such as `{date, time}`.
 */
export function t(message: string, values?: MessageValues): string {
  return values ? format(parse(message), values) : message;
}
