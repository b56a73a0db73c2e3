/** Thrown if a command can't go on. The message is a sentence for whoever typed it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** Thrown if a command has no browser to drive. The message is for whoever typed it. */
export class BrowserError extends CommandError {
  override readonly name = 'BrowserError';
}

/** Thrown if torture can't start. The message is for the team. */
export class TortureError extends CommandError {
  override readonly name = 'TortureError';
}

/** Thrown if a `remote.json` can't be used. The message is for the team. */
export class DescriptorError extends CommandError {
  override readonly name = 'DescriptorError';
}

/** Thrown if `narthex dev` can't start. The message is for whoever typed it. */
export class DevError extends CommandError {
  override readonly name = 'DevError';
}

/** Is the message of Node for what a disk refuses: `EACCES: permission denied, mkdir '/music'`. */
const SYSTEM_MESSAGE = /^[A-Z]+: (.+), \w+(?: '|$)/;

/**
 * Returns what a person reads of an error that ends a command, or null for one that is a mistake of the command itself,
 * whose stack is needed.
 */
export function describeFailure(cause: unknown): string | null {
  if (cause instanceof CommandError) return cause.message;
  if (!(cause instanceof Error)) return null;
  const { message, code, path, syscall } = cause as NodeJS.ErrnoException;
  const [, reason] = SYSTEM_MESSAGE.exec(message) ?? [];
  if (syscall !== undefined && path !== undefined && reason !== undefined)
    return `${path} can't be read or written: ${reason}.`;
  if (code === 'MODULE_NOT_FOUND' && message.includes('@narthex/'))
    return 'The packages of this folder are not installed, or not completely: run npm install in it.';
  // Node parses this file whenever it looks for a package.
  if (/^(Error parsing|Invalid package config) /.test(message)) return message;
  return null;
}
