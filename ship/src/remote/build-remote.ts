import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadKit, type RemoteFolder } from './find-remote';
import { runQuietly } from '../run';

/** Something can't be built. The message holds what the bundler said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** The tools that the kit of a folder brings. */
export function findBuildTools(folder: string): { readonly webpack: string; readonly tsx: string } {
  const ofFolder = createRequire(path.join(folder, 'package.json'));
  const ofKit = createRequire(ofFolder.resolve('@narthex/remote-kit/package.json'));
  return {
    webpack: path.join(path.dirname(ofKit.resolve('webpack-cli/package.json')), 'bin/cli.js'),
    tsx: pathToFileURL(ofKit.resolve('tsx')).href,
  };
}

/** Runs the build of a folder to its end without a word. Throws BuildError with what was said when it fails. */
export async function runBuild(name: string, folder: string): Promise<void> {
  const { webpack, tsx } = findBuildTools(folder);
  const { code, output } = await runQuietly(process.execPath, [webpack, '--mode', 'production'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${tsx}`,
      // The configuration is the kit's own: to check it against the schemas of all plugins takes a sixth of a build.
      SKIP_VALIDATION: 'y',
    },
  });
  if (code !== 0) throw new BuildError(`${output.trimEnd()}\n${name} could not be built.`);
}

/** Builds a remote, unless its present sources are built. */
export async function buildRemote(remote: RemoteFolder): Promise<void> {
  if (loadKit(remote).isRemoteBuilt(remote.folder)) return;
  // Beside what a command prints: `check --json` is read by programs.
  console.error(`Building ${remote.remote} …`);
  const started = Date.now();
  await runBuild(remote.remote, remote.folder);
  console.error(`Built ${remote.remote} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}
