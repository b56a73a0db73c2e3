import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This is the root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Resolves with the exit code of a program (1 if a signal ended it). */
function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // The event `exit` comes too early, because the last output may still be in the pipe.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Resolves with the exit code of a program. A signal to this process alone ends the program first, which would go on
 * without it, and then this process as the signal would have.
 */
async function waitTogether(child: ChildProcess): Promise<number> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  const code = await waitForExit(child).finally(() => process.off('SIGTERM', stop));
  if (!isStopped) return code;
  process.kill(process.pid, 'SIGTERM');
  // The signal ends this process before anything else runs in it.
  return new Promise(() => undefined);
}

/** Runs a program and resolves with its exit code (1 if a signal ended it). */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return waitTogether(spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options }));
}

/** Runs a program without showing its output. Resolves with the output and the exit code. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { code: await waitTogether(child), output };
}

/** Runs one of our TypeScript programs. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', script, ...args], options);
}

/**
 * Runs a program of Node that stops cleanly on a signal. Ctrl-C reaches the whole process group; a signal to this
 * process alone is forwarded. Resolves with the exit code.
 */
export function runUntilStopped(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return waitForExit(child);
}

/** Returns the path of an executable that an installed package provides. */
export function packageProgram(name: string): string {
  return path.join(ROOT, 'node_modules/.bin', name);
}
