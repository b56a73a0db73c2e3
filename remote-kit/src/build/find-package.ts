import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Holds the parts of a package.json that are read. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The nearest file or folder of that name, from `folder` upwards; null when there is none. */
export function findUp(folder: string, name: string): string | null {
  const candidate = path.join(folder, name);
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? null : findUp(parent, name);
}

/** The folder of an installed package as `from` finds it, links resolved. Throws when it isn't installed. */
export function findPackage(name: string, from: string): string {
  const found = findUp(from, path.join('node_modules', name));
  if (!found) throw new Error(`${name} is not installed for ${from}: run npm install.`);
  return realpathSync(found);
}

export const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
