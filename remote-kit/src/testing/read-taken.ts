import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FEDERATION_RUNTIME, LENT_PACKAGES, packageOf } from '@narthex/shared-contracts/lent-packages';
import { WHOLE_PACKAGE, type TakenPackages } from '@narthex/shared-contracts/taken-packages';
import ts from 'typescript';
import { findPackage, readManifest } from '../build/find-package';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test(ing)?\.tsx?$|(^|\/)testing(\/|\.)/;

/** The names that one import takes; none where it takes types alone. */
function readNames({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map((element) => (element.propertyName ?? element.name).text)
      : namedBindings
        ? [WHOLE_PACKAGE]
        : [];
  return [...(name ? ['default'] : []), ...named];
}

function listImports(file: string): (readonly [specifier: string, names: readonly string[]])[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((statement) =>
      ts.isStringLiteral(statement.moduleSpecifier)
        ? [[statement.moduleSpecifier.text, readNames(statement)] as const]
        : [],
    );
}

/** What the sources of a remote take from the shell by imports of their own; a build knows what its packages take, too. */
export function readTaken(folder: string): TakenPackages {
  const taken = new Map<string, Set<string>>();
  const source = path.join(folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => IS_SOURCE.test(name) && !IS_TEST.test(name))) {
    for (const [specifier, names] of listImports(path.join(source, file))) {
      if (!(packageOf(specifier) in LENT_PACKAGES || specifier in LENT_PACKAGES)) continue;
      taken.set(specifier, new Set([...(taken.get(specifier) ?? []), ...names]));
    }
  }
  return {
    federation: FEDERATION_RUNTIME,
    urls: [],
    packages: Object.fromEntries(
      [...taken].map(([specifier, names]) => {
        const { version = '' } = readManifest(findPackage(packageOf(specifier), folder));
        return [specifier, { version, names: [...names] }];
      }),
    ),
  };
}
