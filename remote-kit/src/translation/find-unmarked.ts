import path from 'node:path';
import ts from 'typescript';
import { findMessages } from './find-messages';
import { looksRead } from './readable-names';

/** Describes a text that people seem to read but that isn't marked for translation. */
export interface UnmarkedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** Only the browser or React reads the values of these attributes. */
const TECHNICAL_ATTRIBUTES: ReadonlySet<string> = new Set(['className', 'd', 'id', 'key', 'viewBox']);
const HAS_SMALL_LETTER = /\p{Ll}/u;

/**
 * The values of these properties are nouns in lower case inside a sentence: `{ one: 'event', many: 'events'
 * }`.
 */
const NOUN_NAMES: ReadonlySet<string> = new Set(['one', 'many', 'counted']);

const isEquality = ({ kind }: ts.BinaryOperatorToken) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/**
 * These calls take texts that people don't read: logs, selectors, and `t`, whose first argument is already
 * marked.
 */
const NOT_READ_BY_PEOPLE =
  /^(console\.\w+|t)$|\.(closest|contains|matches|querySelector(All)?)$|\bmatchMedia$/;

/** Screens show the message of an `ApiError`; those of other errors are for developers. */
const FAULT_OF_CODE = /(?<!^Api)Error$|^DOMException$/;

/**
 * Returns true for texts such as in `new RangeError('…')`, `console.error('…')` and `link.closest('a,
 * button')`.
 */
function isNotForPeople({ parent }: ts.Expression, file: ts.SourceFile): boolean {
  if (ts.isNewExpression(parent)) return FAULT_OF_CODE.test(parent.expression.getText(file));
  return ts.isCallExpression(parent) && NOT_READ_BY_PEOPLE.test(parent.expression.getText(file));
}

/** Returns true for a text that code compares, imports or looks up, and for the name of a class. */
function isKey(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isPropertyDeclaration(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === (node as ts.Node)) ||
    (ts.isBinaryExpression(parent) && isEquality(parent.operatorToken))
  );
}

const isNoun = ({ parent }: ts.Expression) =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && NOUN_NAMES.has(parent.name.text);

/** Returns true for texts in attributes such as `className="…"` and `key={`…`}`. */
function isTechnical({ parent }: ts.Expression): boolean {
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
  return (
    ts.isJsxAttribute(attribute) &&
    ts.isIdentifier(attribute.name) &&
    TECHNICAL_ATTRIBUTES.has(attribute.name.text)
  );
}

const isChildOfJsx = ({ parent }: ts.Expression) =>
  ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent));

/** Returns the literal parts of a template between its expressions. */
const listWords = ({ head, templateSpans }: ts.TemplateExpression) => [
  head.text,
  ...templateSpans.map(({ literal }) => literal.text),
];

/**
 * A text without a lower-case letter is an abbreviation, such as a currency or an HTTP method, and is the
 * same in every language.
 */
const isReadText = (text: string) => looksRead(text) && HAS_SMALL_LETTER.test(text);
const isReadTemplate = (node: ts.TemplateExpression) => {
  const words = listWords(node);
  return HAS_SMALL_LETTER.test(words.join('')) && looksRead(words.join('x'));
};

/** Finds the texts of a source file that people seem to read but that `findMessages` leaves out. */
export function findUnmarked(code: string, fileName: string): readonly UnmarkedText[] {
  const kind = path.extname(fileName) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, kind);
  const marked = new Set(findMessages(code, fileName).map(({ start, end }) => `${start}-${end}`));
  const found: UnmarkedText[] = [];

  const report = (node: ts.Expression, text: string) => {
    const start = node.getStart(file);
    if (marked.has(`${start}-${node.end}`) || isKey(node) || isNotForPeople(node, file)) return;
    if (isTechnical(node) || isChildOfJsx(node)) return;
    found.push({ text, start, end: node.end, line: file.getLineAndCharacterOfPosition(start).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && (isReadText(node.text) || isNoun(node))) report(node, node.text);
    if (ts.isTemplateExpression(node) && isReadTemplate(node)) report(node, node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
