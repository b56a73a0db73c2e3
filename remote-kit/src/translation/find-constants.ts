import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import ts from 'typescript';
import { testLanguage } from './units/choose-code';

const LANGUAGES_MODULE = /(^|\/)languages$/;

/** Holds the code that each constant of a build's language stands for. */
const CODES = new Map([
  ['LANGUAGE', 'NARTHEX_LANGUAGE'],
  ['LANGUAGE_BASE', `(${testLanguage(SOURCE_LANGUAGE)} ? "" : "/" + NARTHEX_LANGUAGE)`],
]);
const HAS_CONSTANT = /\bLANGUAGE(_BASE)?\b/;

/** A range of a source, and the code that replaces it. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

function listImported(file: ts.SourceFile): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    const isLanguages =
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      LANGUAGES_MODULE.test(statement.moduleSpecifier.text);
    const bindings = isLanguages ? statement.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names.filter((name) => CODES.has(name)));
}

/** Returns false for names: of imports and of properties. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  return (
    !isName &&
    !ts.isImportSpecifier(parent) &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isShorthandPropertyAssignment(parent)
  );
}

/**
 * Finds where a source uses the constants of a build's language. A module that imports them gets their code instead, because
 * minifying can't drop what depends on another module's value.
 */
export function findConstants(code: string, fileName: string): readonly Replacement[] {
  if (!HAS_CONSTANT.test(code)) return [];
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const imported = listImported(file);
  const found: Replacement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && imported.has(node.text) && isValue(node))
      found.push({ start: node.getStart(file), end: node.end, code: CODES.get(node.text) ?? node.text });
    ts.forEachChild(node, visit);
  };
  if (imported.size > 0) visit(file);
  return found;
}
