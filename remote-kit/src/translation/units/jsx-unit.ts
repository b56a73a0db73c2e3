import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import ts from 'typescript';
import { hasLetter } from '../readable-names';
import { ArgumentNames } from './argument-names';
import { testLanguage } from './choose-code';
import { chooseChildren, type LanguageChildren } from './choose-children';
import type { MessageUnit, Wording } from './message-unit';
import { listParts, readTemplate } from './template-tokens';

type Parent = ts.JsxElement | ts.JsxFragment;

const IS_ENGLISH = testLanguage(SOURCE_LANGUAGE);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
};

/**
 * Returns JSX text as React renders it: lines are trimmed and joined by one space, and entities are decoded.
 */
function cookJsxText(raw: string): string {
  const lines = raw.split(/\r?\n/);
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === last ? start : start.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

const tagName = (node: Parent) => (ts.isJsxElement(node) ? node.openingElement.tagName : null);
const isIntrinsic = (node: Parent) => {
  const name = tagName(node);
  return name !== null && ts.isIdentifier(name) && /^[a-z]/.test(name.text);
};
const hasLang = (node: ts.JsxElement) =>
  node.openingElement.attributes.properties.some(
    (property) =>
      ts.isJsxAttribute(property) && ts.isIdentifier(property.name) && property.name.text === 'lang',
  );

/** Collects the expressions and elements in a JSX text. */
class JsxParts {
  readonly #file: ts.SourceFile;
  readonly #names: ArgumentNames;
  readonly expressions = new Map<string, ts.JsxExpression>();
  readonly elements: (ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment)[] = [];
  /** Contains the elements and strings whose text is part of this message. */
  readonly taken = new Set<ts.Node>();

  constructor(file: ts.SourceFile) {
    this.#file = file;
    this.#names = new ArgumentNames(file);
  }

  write(children: readonly ts.JsxChild[]): string {
    return children.map((child) => this.#writeChild(child)).join('');
  }

  #writeChild(child: ts.JsxChild): string {
    if (ts.isJsxText(child)) return cookJsxText(child.getFullText(this.#file));
    if (ts.isJsxExpression(child)) {
      const { expression } = child;
      if (!expression) return '';
      if (ts.isStringLiteralLike(expression)) {
        this.taken.add(child);
        return expression.text;
      }
      const name = this.#names.of(expression);
      this.expressions.set(name, child);
      return `{${name}}`;
    }
    const number = this.elements.push(child) - 1;
    if (ts.isJsxSelfClosingElement(child) || !isSentencePart(child)) return `<${number}/>`;
    this.taken.add(child);
    return `<${number}>${this.write(child.children)}</${number}>`;
  }
}

/** Returns true if the text inside an element belongs to the sentence around it, unlike that of an SVG. */
const isSentencePart = (node: Parent): boolean =>
  node.children.some((child) =>
    ts.isJsxText(child)
      ? hasLetter(child.text)
      : ts.isJsxExpression(child)
        ? child.expression !== undefined
        : ts.isJsxElement(child) && isSentencePart(child),
  );

/** Returns true if an element directly contains text. */
export const hasOwnText = (node: Parent): boolean =>
  node.children.some((child) => ts.isJsxText(child) && hasLetter(child.text));

/** Creates one message from the text of an element and everything inside it: `Read <0>{title}</0>`. */
export function jsxUnit(
  node: Parent,
  file: ts.SourceFile,
): { readonly unit: MessageUnit; readonly taken: ReadonlySet<ts.Node> } {
  const parts = new JsxParts(file);
  const written = parts.write(node.children);
  const message = written.trim();
  // The white space around the message separates it from its siblings.
  const [before = '', after = ''] = written.split(message);
  const emitSpace = (space: string) => (space ? `{${JSON.stringify(space)}}` : '');
  const start = ts.isJsxElement(node) ? node.openingElement.end : node.openingFragment.end;
  const end = ts.isJsxElement(node)
    ? node.closingElement.getStart(file)
    : node.closingFragment.getStart(file);
  const unit: MessageUnit = {
    message,
    start,
    end,
    parts: listParts(message),
    isCall: false,
    translate(wordings, emit) {
      const unknown = (text: string) => new Error(`“${text}” has a part that “${message}” lacks.`);
      const emitTag = (text: string, name: string, kind: 'open' | 'close' | 'empty') => {
        const element = parts.elements[Number(name)];
        if (!element) throw unknown(text);
        if (kind === 'empty') return emit(element.getStart(file), element.end);
        if (ts.isJsxSelfClosingElement(element)) throw unknown(text);
        const [open, close] = ts.isJsxElement(element)
          ? [element.openingElement, element.closingElement]
          : [element.openingFragment, element.closingFragment];
        const tag = kind === 'open' ? open : close;
        return emit(tag.getStart(file), tag.end);
      };
      const read = ({ language, text }: Wording): LanguageChildren => ({
        language,
        children: readTemplate(text).map((token) => {
          if (token.type === 'text') return { text: token.text };
          if (token.type !== 'argument') return { code: emitTag(text, token.name, token.type) };
          const expression = parts.expressions.get(token.name);
          if (!expression) throw unknown(text);
          return { code: emit(expression.getStart(file), expression.end) };
        }),
      });
      return emitSpace(before) + chooseChildren(wordings.map(read)) + emitSpace(after);
    },
    markEnglish(emit) {
      if (!ts.isJsxElement(node) || !isIntrinsic(node)) {
        const children = emit(start, end);
        const code = `{${IS_ENGLISH} ? <>${children}</> : <span lang="en">${children}</span>}`;
        return { start, end, code };
      }
      const at = node.openingElement.tagName.end;
      return { start: at, end: at, code: hasLang(node) ? '' : ` lang={${IS_ENGLISH} ? undefined : "en"}` };
    },
  };
  return { unit, taken: parts.taken };
}
