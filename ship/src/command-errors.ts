/** Thrown if a command can't go on. The message is a sentence for whoever typed it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** Returns a message with the full stop that those of fields lack. */
export const toSentence = (message: string): string => (/[.?!…]$/.test(message) ? message : `${message}.`);

/** Matches Node's message about a file that can't be used, such as `EACCES: permission denied, mkdir '/music'`. */
const SYSTEM_MESSAGE = /^[A-Z]+: (.+), \w+(?: '|$)/;

/**
 * Returns the sentence that a person reads when an error ends a command. Returns null for a mistake of the command itself,
 * whose stack helps to find it.
 */
export function describeFailure(cause: unknown): string | null {
  if (cause instanceof CommandError) return cause.message;
  if (!(cause instanceof Error)) return null;
  const { message, code, path, syscall } = cause as NodeJS.ErrnoException;
  const [, reason] = SYSTEM_MESSAGE.exec(message) ?? [];
  if (syscall === 'uv_cwd') return 'This folder has been deleted: change to another one.';
  if (syscall?.startsWith('spawn ') && code === 'ENOENT') return `${path} can't be started: is it installed?`;
  // Writing to a file that is open names no path.
  if (syscall !== undefined && reason !== undefined)
    return `${path ?? 'A file'} can't be read or written: ${reason}.`;
  if (code === 'MODULE_NOT_FOUND' && message.includes('@narthex/'))
    return 'The packages of this folder are not installed, or not completely: run npm install in it.';
  // Node parses this file whenever it looks for a package.
  if (/^(Error parsing|Invalid package config) /.test(message)) return message;
  return null;
}
