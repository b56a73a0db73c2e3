import { Command } from 'commander';

/** npm runs these without `run`. */
const SHORT = new Set(['start', 'test']);

/**
 * Creates a command of this repository. With `--help` it prints its usage, and it refuses arguments that it doesn't know:
 * both before it builds or starts anything.
 */
export const createNpmCommand = (name: string, description: string): Command =>
  new Command(`npm ${SHORT.has(name) ? '' : 'run '}${name} --`).description(description).showHelpAfterError();
