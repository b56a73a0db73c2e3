import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';

/** A package.json as far as it is rewritten. */
export interface RoomManifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects?: unknown;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: unknown;
}

/** One entry of a built package, by what stands in the sources' package.json. */
type BuiltEntry = string | { readonly types: string; readonly default: string };

const SOURCE = /^\.\/src\/(.*)\.tsx?$/;
const TEXTS = ['README.md', 'CHANGELOG.md'];

export const readRoomManifest = (room: string): RoomManifest =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8')) as RoomManifest;

/** What an entry of a room is called once it is built. `inNode` says which entries a Node program loads. */
export function builtEntry(source: string, inNode: (file: string) => boolean = () => false): BuiltEntry {
  const file = SOURCE.exec(source)?.[1];
  if (file === undefined) return source.replace('./src/', './dist/');
  const code = inNode(source) ? `./dist/node/${path.posix.basename(file)}.js` : `./dist/${file}.js`;
  return { types: `./dist/${file}.d.ts`, default: code };
}

/** The package.json of a packed room: built entries, nothing private. */
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

/** Puts a room's package.json, its texts and what it holds besides code into a folder to pack. */
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
