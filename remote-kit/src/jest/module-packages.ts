import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const listFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function isModulePackage(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
}

/**
 * Returns the names of the installed packages whose scripts are ES modules, sorted. Tests run as CommonJS, so jest has to
 * compile these packages.
 */
export function listModulePackages(nodeModules: string): string[] {
  const names = listFolder(nodeModules).flatMap((name) =>
    name.startsWith('@') ? listFolder(path.join(nodeModules, name)).map((own) => `${name}/${own}`) : [name],
  );
  return names.filter((name) => isModulePackage(path.join(nodeModules, name))).sort();
}
