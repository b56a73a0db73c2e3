import type { Language } from '@narthex/shared-contracts/languages';
import ts from 'typescript';
import { compileMessage, listArguments } from './compile-message';
import { chooseCode } from './choose-code';
import type { Emit, MessageUnit } from './message-unit';
import { ArgumentNames } from './argument-names';
import { listParts, readTemplate } from './template-tokens';

const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/**
 * Creates the message of a string literal. In an attribute the translation is put in braces, because JSX
 * strings have no escapes.
 */
export function stringUnit(
  node: ts.StringLiteralLike,
  isAttribute: boolean,
  file: ts.SourceFile,
): MessageUnit {
  return {
    message: node.text,
    start: node.getStart(file),
    end: node.end,
    parts: [],
    isCall: false,
    translate(wordings) {
      const code = chooseCode(
        wordings.map(({ language, text }) => ({ language, code: JSON.stringify(text) })),
      );
      return isAttribute ? `{${code}}` : code;
    },
  };
}

/** Creates the message of a template literal: `Register for ${title}` becomes `Register for {title}`. */
export function templateUnit(node: ts.TemplateExpression, file: ts.SourceFile): MessageUnit {
  const names = new ArgumentNames(file);
  const expressions = new Map<string, ts.Expression>();
  let message = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const name = names.of(expression);
    expressions.set(name, expression);
    message += `{${name}}${literal.text}`;
  }
  return {
    message,
    start: node.getStart(file),
    end: node.end,
    parts: listParts(message),
    isCall: false,
    translate(wordings, emit) {
      const compile = (text: string) => {
        const pieces = readTemplate(text).map((token) => {
          if (token.type === 'text') return escapeTemplate(token.text);
          const expression = token.type === 'argument' ? expressions.get(token.name) : undefined;
          if (!expression) throw new Error(`“${text}” has a part that “${message}” lacks.`);
          return `\${${emit(expression.getStart(file), expression.end)}}`;
        });
        return `\`${pieces.join('')}\``;
      };
      return chooseCode(wordings.map(({ language, text }) => ({ language, code: compile(text) })));
    },
  };
}

/** Returns the code of each argument in a call of `t`. */
function readArguments(node: ts.CallExpression, file: ts.SourceFile) {
  const [, values] = node.arguments;
  const found = new Map<string, (emit: Emit) => string>();
  if (!values) return found;
  if (!ts.isObjectLiteralExpression(values)) throw new Error('The arguments of t stand in braces.');
  for (const property of values.properties) {
    if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, () => property.name.text);
    else if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
      const { initializer } = property;
      found.set(property.name.text, (emit) => `(${emit(initializer.getStart(file), initializer.end)})`);
    } else throw new Error('The arguments of t are named one by one.');
  }
  return found;
}

/** Creates the message of a call of `t`, in ICU syntax. */
export function callUnit(node: ts.CallExpression, file: ts.SourceFile): MessageUnit {
  const [message] = node.arguments;
  if (!message || !ts.isStringLiteralLike(message)) throw new Error('t takes the text itself, in quotes.');
  const given = readArguments(node, file);
  const parts = given.size > 0 ? listArguments(message.text) : [];
  return {
    message: message.text,
    start: node.getStart(file),
    end: node.end,
    parts: parts.map((name) => `{${name}}`).sort(),
    isCall: true,
    translate(wordings, emit) {
      const compile = (text: string, language: Language) => {
        if (given.size === 0) return JSON.stringify(text);
        return `(${compileMessage(text, language, (name) => {
          const argument = given.get(name);
          if (!argument) throw new Error(`“${text}” uses {${name}}, which the call of t doesn’t hand over.`);
          return argument(emit);
        })})`;
      };
      return chooseCode(wordings.map(({ language, text }) => ({ language, code: compile(text, language) })));
    },
  };
}
