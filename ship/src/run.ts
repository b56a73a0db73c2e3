import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Resolves with the exit code of a program once it has ended (1 when a signal ended it). */
function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not `exit`: what the program wrote last may still be on its way.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end and resolves with its exit code (1 when a signal ended it). */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return waitForExit(spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options }));
}

/** Runs a program to its end without showing what it says, and resolves with that and its exit code. */
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
  return { code: await waitForExit(child), output };
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
 * Runs a TypeScript program that stops cleanly by itself when it is told to. Ctrl-C reaches the whole group; what is sent
 * to this process alone is passed on. Resolves with the exit code.
 */
export function runUntilStopped(script: string, args: readonly string[] = []): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return waitForExit(child);
}

/** The path of a program that an installed package brings. */
export function packageProgram(name: string): string {
  return path.join(ROOT, 'node_modules/.bin', name);
}
