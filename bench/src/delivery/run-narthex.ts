import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MeasureError } from '../browser/measure-error';

const run = promisify(execFile);

/** Describes folder, site and credentials for `narthex`. */
export interface NarthexRun {
  readonly root: string;
  /** Holds the folder of the team. */
  readonly folder: string;
  readonly token: string;
}

/**
 * Runs a command of the team and resolves with its duration in seconds. Throws MeasureError with its output if it
 * fails.
 */
export async function timeNarthex(
  { root, folder, token }: NarthexRun,
  args: readonly string[],
): Promise<number> {
  const begun = performance.now();
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  await run(process.execPath, ['--import', tsx, path.join(root, 'ship/src/cli.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NARTHEX_TOKEN: token },
  }).catch((error: { readonly stdout?: string; readonly stderr?: string }) => {
    throw new MeasureError(`narthex ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return (performance.now() - begun) / 1000;
}
