import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  FEDERATION_RUNTIME,
  SHARED_PACKAGES,
  getPackageName,
} from '@narthex/shared-contracts/shared-packages';
import { WHOLE_PACKAGE, type ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import ts from 'typescript';
import { findPackage, readManifest } from '../build/find-package';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test(ing)?\.tsx?$|(^|\/)testing(\/|\.)/;

/** Returns the names that one import takes; there are none if it imports only types. */
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

/**
 * Returns what the sources of a remote import from the shell's packages. Unlike a build, it doesn't see what
 * dependencies import.
 */
export function readConsumed(folder: string): ConsumedPackages {
  const taken = new Map<string, Set<string>>();
  const source = path.join(folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => IS_SOURCE.test(name) && !IS_TEST.test(name))) {
    for (const [specifier, names] of listImports(path.join(source, file))) {
      if (!(getPackageName(specifier) in SHARED_PACKAGES || specifier in SHARED_PACKAGES)) continue;
      taken.set(specifier, new Set([...(taken.get(specifier) ?? []), ...names]));
    }
  }
  return {
    federation: FEDERATION_RUNTIME,
    urls: [],
    packages: Object.fromEntries(
      [...taken].map(([specifier, names]) => {
        const { version = '' } = readManifest(findPackage(getPackageName(specifier), folder));
        return [specifier, { version, names: [...names] }];
      }),
    ),
  };
}
