import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../remote/build-remote';
import { ROOT, packageProgram, runQuietly } from '../run';
import { bundleForNode, bundleProgram, compileRooms } from './compile-packages';
import { COMMANDS, LIBRARIES } from './packed-rooms';
import { packedManifest, readRoomManifest, stageFiles } from './stage-package';

const WORK = path.join(ROOT, '.cache/packages');

/** The build and the tests load these entries in Node, which can't compile them. */
const isForNode = (source: string): boolean => /^\.\/src\/(build|jest|translation)\//.test(source);

/** Throws if a declaration refers to a file of another room, since packages don't contain the other room. */
function checkDeclarations(room: string, folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const depth = file.split(path.sep).length - 1;
    const escaping = new RegExp(`['"](\\.\\./){${depth + 1}}`).exec(text);
    if (escaping) throw new BuildError(`The types of ${room}/src/${file} lead out of ${room}.`);
  }
}

async function stageLibrary(room: string, compiled: string): Promise<string> {
  const folder = path.join(WORK, 'staged', room);
  const manifest = readRoomManifest(room);
  const ofKit = room === 'remote-kit' ? isForNode : undefined;
  stageFiles(room, folder, packedManifest(manifest, ofKit));
  const built = path.join(compiled, room, 'src');
  checkDeclarations(room, built);
  cpSync(built, path.join(folder, 'dist'), { recursive: true });
  const entries = Object.values(manifest.exports ?? {}).filter((source) => ofKit?.(source));
  if (entries.length > 0)
    await bundleForNode(
      entries.map((entry) => path.join(ROOT, room, entry)),
      path.join(folder, 'dist/node'),
    );
  return folder;
}

/**
 * Builds the shell that `narthex dev` puts into the pages of a live site, since production code can't replace modules.
 */
async function buildDevShell(output: string): Promise<void> {
  const { code, output: said } = await runQuietly(packageProgram('webpack'), ['--mode', 'development'], {
    cwd: path.join(ROOT, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--import tsx',
      NARTHEX_WATCHED_OUTPUT: output,
    },
  });
  if (code !== 0) throw new BuildError(`${said.trimEnd()}\nThe shell for development could not be built.`);
  // Source maps are larger than the code, and only this repository has the sources.
  for (const file of readdirSync(output)) if (file.endsWith('.map')) rmSync(path.join(output, file));
}

async function stageCommands(): Promise<string> {
  const folder = path.join(WORK, 'staged', COMMANDS);
  const { name, version, peerDependencies = {}, peerDependenciesMeta } = readRoomManifest(COMMANDS);
  stageFiles(COMMANDS, folder, {
    ...packedManifest({ name, version, peerDependencies, peerDependenciesMeta }),
    type: 'module',
    bin: { narthex: './dist/cli.js' },
  });
  cpSync(path.join(ROOT, COMMANDS, 'templates'), path.join(folder, 'templates'), { recursive: true });
  await buildDevShell(path.join(folder, 'dev-shell'));
  const optional = Object.keys(peerDependencies);
  await bundleProgram(path.join(ROOT, COMMANDS, 'src/cli.ts'), path.join(folder, 'dist/cli.js'), optional);
  return folder;
}

/** Builds the packages for ministry teams and packs them with npm. Resolves with the names of the files in `target`. */
export async function packPackages(target: string): Promise<string[]> {
  rmSync(path.join(WORK, 'staged'), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const compiled = path.join(WORK, 'compiled');
  await compileRooms(LIBRARIES, compiled);
  const folders = [await stageCommands()];
  for (const room of LIBRARIES) folders.push(await stageLibrary(room, compiled));
  const { code, output } = await runQuietly('npm', [
    ...['pack', '--silent', '--ignore-scripts', '--pack-destination', target],
    ...folders,
  ]);
  if (code !== 0) throw new BuildError(`${output}\nThe packages could not be packed.`);
  return output.split('\n').filter((line) => line.endsWith('.tgz'));
}
