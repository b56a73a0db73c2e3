import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { descriptorSchema, type Descriptor } from '@narthex/shared-contracts/descriptor';
import { CommandError, toSentence } from '../command-errors';
import { describeBuildErrors } from './describe-build-errors';
import { loadKit, readDescriptor, type RemoteFolder } from './find-remote';
import { runQuietly } from '../run';

/** Thrown if a build fails. The message contains the errors of the bundler. */
export class BuildError extends CommandError {
  override readonly name = 'BuildError';
}

/** Returns the tools of the kit that a folder has installed. */
export function findBuildTools(folder: string): { readonly webpack: string; readonly tsx: string } {
  const ofFolder = createRequire(path.join(folder, 'package.json'));
  const ofKit = createRequire(ofFolder.resolve('@narthex/remote-kit/package.json'));
  return {
    webpack: path.join(path.dirname(ofKit.resolve('webpack-cli/package.json')), 'bin/cli.js'),
    tsx: pathToFileURL(ofKit.resolve('tsx')).href,
  };
}

/** Contains the environment of a build. */
export const BUILD_ENV = {
  NODE_ENV: 'production',
  // The configuration is the kit's own, and validating it against the schemas of all plugins takes a sixth of a build.
  SKIP_VALIDATION: 'y',
} as const;

/** Runs the build of a folder without output. Throws BuildError with what is wrong if it fails. */
async function runBuild(name: string, folder: string): Promise<void> {
  const { webpack, tsx } = findBuildTools(folder);
  const { code, output } = await runQuietly(process.execPath, [webpack, '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, ...BUILD_ENV, NODE_OPTIONS: `--import ${tsx}` },
  });
  if (code !== 0) throw new BuildError(`${describeBuildErrors(output)}\n\n${name} could not be built.`);
}

/**
 * Returns the descriptor of a remote. Throws CommandError for an invalid one, for which webpack would print two stacks.
 * Returns null for that of a core remote whose mounts are in its code.
 */
export function requireDescriptor({ folder }: RemoteFolder): Descriptor | null {
  const descriptor = readDescriptor(folder);
  const { data, error } = descriptorSchema.safeParse(descriptor);
  if (data) return data;
  if (descriptor?.mounts === undefined) return null;
  const wrong = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new CommandError(
    toSentence(`${path.join(folder, 'remote.json')} can't be used: ${wrong.join('; ')}`),
  );
}

/**
 * Module federation and webpack write the path of a folder into code and into requests, in which the first three have a
 * meaning. Node loads no module from a folder with a backslash, and no program is found through the last, which separates
 * the entries of `PATH`.
 */
const UNUSABLE = ["'", '!', '?', '\\', path.delimiter];

/** Throws BuildError if the path of a folder keeps the bundler from building in it. */
export function refusePath(folder: string): void {
  const names = folder.split(path.sep);
  const character = UNUSABLE.find((unusable) => names.some((name) => name.includes(unusable)));
  if (character !== undefined)
    throw new BuildError(
      `Nothing can be built in ${folder}: rename the folder that has ${character} in its name.`,
    );
}

/** Builds a remote unless its current sources are built already. */
export async function buildRemote(remote: RemoteFolder): Promise<void> {
  requireDescriptor(remote);
  if (loadKit(remote).isRemoteBuilt(remote.folder)) return;
  // Progress goes to stderr, since programs read the output of `check --json`.
  console.error(`Building ${remote.remote} …`);
  const started = Date.now();
  await runBuild(remote.remote, remote.folder);
  console.error(`Built ${remote.remote} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}
