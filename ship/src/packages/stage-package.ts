import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';

/** Describes the parts of a package.json that are rewritten. */
export interface RoomManifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects?: unknown;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: unknown;
}

/** Describes an entry of a built package. */
type BuiltEntry = string | { readonly types: string; readonly default: string };

const SOURCE = /^\.\/src\/(.*)\.tsx?$/;
const TEXTS = ['README.md', 'CHANGELOG.md'];

export const readRoomManifest = (room: string): RoomManifest =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8')) as RoomManifest;

/** Returns the entry of a built package for an entry of the sources. `inNode` tells whether Node programs load it. */
export function builtEntry(source: string, inNode: (file: string) => boolean = () => false): BuiltEntry {
  const file = SOURCE.exec(source)?.[1];
  if (file === undefined) return source.replace('./src/', './dist/');
  const code = inNode(source) ? `./dist/node/${path.posix.basename(file)}.js` : `./dist/${file}.js`;
  return { types: `./dist/${file}.d.ts`, default: code };
}

/** Returns the package.json of a packed room with built entries and without private fields. */
export function packedManifest(manifest: RoomManifest, inNode?: (file: string) => boolean): object {
  const { name, version, sideEffects, exports = {}, dependencies } = manifest;
  const { peerDependencies, peerDependenciesMeta } = manifest;
  return {
    name,
    version,
    license: 'MIT',
    engines: { node: '>=20.19' },
    ...(sideEffects !== undefined && { sideEffects }),
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, source]) => [entry, builtEntry(source, inNode)]),
    ),
    ...(dependencies && { dependencies }),
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta !== undefined && { peerDependenciesMeta }),
  };
}

const IS_CODE = /\.tsx?$/;

/** Writes a room's package.json, its documents and its files other than code into a folder for packing. */
export function stageFiles(room: string, folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const { exports = {} } = readRoomManifest(room);
  const outside = Object.values(exports)
    .filter((file) => !file.startsWith('./src/') && file !== './package.json')
    .concat(TEXTS);
  for (const file of outside) {
    const source = path.join(ROOT, room, file);
    if (existsSync(source)) cpSync(source, path.join(folder, file));
  }
  const source = path.join(ROOT, room, 'src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (IS_CODE.test(file) || !path.extname(file)) continue;
    cpSync(path.join(source, file), path.join(folder, 'dist', file));
  }
}
