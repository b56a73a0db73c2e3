import path from 'node:path';
import ts from 'typescript';
import { hasOwnText, jsxUnit } from './units/jsx-unit';
import type { MessageUnit } from './units/message-unit';
import { READABLE_NAMES, hasLetter, looksRead, readerOf } from './readable-names';
import { callUnit, stringUnit, templateUnit } from './units/string-unit';

/** `t` is imported from the package or, inside of it, from its own file. */
const TRANSLATE_MODULE = /^@narthex\/shared-contracts\/translate$|(^|\/)language\/translate$|^\.\/translate$/;
/** The value of such a constant is a text: `NOT_SENT = 'This could not be sent'` */
const CONSTANT_NAME = /^[A-Z][A-Z0-9_]*$/;
/** The properties of such a constant are texts: `LEADER_TAB_LABELS = { elders: 'Elders' }` */
const LABELS_NAME = /^[A-Z0-9_]*(LABELS|MESSAGES)$/;

const nameText = (name: ts.Node): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;

const importsTranslate = (file: ts.SourceFile) =>
  file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      TRANSLATE_MODULE.test(statement.moduleSpecifier.text),
  );

const isSentence = (text: string) => looksRead(text) && text.includes(' ');

class MessageFinder {
  readonly units: MessageUnit[] = [];
  private readonly hasTranslate: boolean;
  /** Contains the nodes that are already part of a message. */
  private readonly taken = new Set<ts.Node>();

  constructor(
    private readonly file: ts.SourceFile,
    private readonly callsOnly: boolean,
  ) {
    this.hasTranslate = importsTranslate(file);
  }

  readonly visit = (node: ts.Node): void => {
    if (this.hasTranslate && isTranslateCall(node)) {
      this.add(callUnit(node, this.file));
      for (const argument of node.arguments.slice(1)) this.visit(argument);
      return;
    }
    if (!this.callsOnly) {
      if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasOwnText(node) && !this.taken.has(node)) {
        const { unit, taken } = jsxUnit(node, this.file);
        this.add(unit);
        for (const part of taken) this.taken.add(part);
      }
      if (this.taken.has(node) && ts.isJsxExpression(node)) return;
      if (ts.isJsxExpression(node) && node.expression && isJsxChild(node))
        return this.visitText(node.expression, hasLetter);
      if (ts.isJsxAttribute(node)) return this.visitAttribute(node);
      // The default value of such a parameter is a text: `{ label = 'Email' }`.
      if ((ts.isBindingElement(node) || ts.isPropertyAssignment(node)) && node.initializer) {
        const name = nameText(node.name) ?? '';
        if (READABLE_NAMES.has(name)) return this.visitText(node.initializer, readerOf(name));
      }
      if (ts.isVariableDeclaration(node) && node.initializer && CONSTANT_NAME.test(nameText(node.name) ?? ''))
        return LABELS_NAME.test(nameText(node.name) ?? '')
          ? this.visitLabels(node.initializer)
          : this.visitText(node.initializer, isSentence);
    }
    ts.forEachChild(node, this.visit);
  };

  private add(unit: MessageUnit): void {
    this.units.push(unit);
  }

  private visitAttribute(node: ts.JsxAttribute): void {
    const { name, initializer } = node;
    if (!initializer) return;
    if (!ts.isIdentifier(name) || !READABLE_NAMES.has(name.text)) return this.visit(initializer);
    const isRead = readerOf(name.text);
    if (ts.isStringLiteral(initializer)) {
      if (isRead(initializer.text)) this.add(stringUnit(initializer, true, this.file));
    } else if (ts.isJsxExpression(initializer) && initializer.expression)
      this.visitText(initializer.expression, isRead);
    else this.visit(initializer);
  }

  /** Visits a record of texts by their keys. */
  private visitLabels(node: ts.Expression): void {
    if (isWrapped(node)) return this.visitLabels(node.expression);
    if (!ts.isObjectLiteralExpression(node)) return this.visitText(node, looksRead);
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property)) this.visitText(property.initializer, looksRead);
      else this.visit(property);
    }
  }

  /** Visits an expression whose value is shown, and finds all texts that it may evaluate to. */
  private visitText(node: ts.Expression, isRead: (text: string) => boolean): void {
    const visit = (part: ts.Expression) => this.visitText(part, isRead);
    if (ts.isStringLiteralLike(node)) {
      if (isRead(node.text)) this.add(stringUnit(node, false, this.file));
    } else if (ts.isTemplateExpression(node)) {
      // Any word may take the place of an argument, so `x` represents it.
      const words = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      if (words.some(({ text }) => hasLetter(text)) && isRead(words.map(({ text }) => text).join('x')))
        this.add(templateUnit(node, this.file));
      for (const { expression } of node.templateSpans) visit(expression);
    } else if (ts.isConditionalExpression(node)) {
      this.visit(node.condition);
      visit(node.whenTrue);
      visit(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && isChoice(node.operatorToken.kind)) {
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) this.visit(node.left);
      else visit(node.left);
      visit(node.right);
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) visit(node.body);
    else if (isWrapped(node)) visit(node.expression);
    else if (ts.isArrayLiteralExpression(node)) for (const element of node.elements) visit(element);
    else this.visit(node);
  }
}

/** Returns true for wrappers such as `('Elders')`, `{ … } as const` and `[ … ] satisfies Labels`. */
const isWrapped = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);

const isChoice = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

const isJsxChild = ({ parent }: ts.Node) => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

const isTranslateCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';

const scriptKind = (fileName: string) =>
  path.extname(fileName) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

/** Finds the texts of a source file that people read, outer ones before inner ones. */
export function findMessages(
  code: string,
  fileName: string,
  { callsOnly = false }: { readonly callsOnly?: boolean } = {},
): readonly MessageUnit[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, scriptKind(fileName));
  const finder = new MessageFinder(file, callsOnly);
  finder.visit(file);
  return finder.units;
}
