import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program of the system, and returns what it prints. */
export async function runTool(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, args);
  return stdout.trim();
}
