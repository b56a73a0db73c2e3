import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../../config';
import { describeMisspelt } from '../../settings/misspelt-settings';
import type { Manifest } from '../archive/manifest';
import { describeFailure } from './describe-failure';
import { StoppedError } from './stopped-work';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

interface Command {
  readonly usage: string;
  readonly options?: Options;
  /** Is true if the command is given something besides flags. */
  readonly takesNames?: boolean;
  readonly run: (
    config: Config,
    input: { readonly names: readonly string[]; readonly flags: Readonly<Record<string, unknown>> },
  ) => Promise<void>;
}

/** npm keeps flags that stand before `--` for itself, and hands only these variables on. */
const isKeptByNpm = (flag: string, environment: NodeJS.ProcessEnv) =>
  environment[`npm_config_${flag.replaceAll('-', '_')}`] === 'true';

/** Reads flags and names. What a command doesn't know is refused: it may be a flag without its dashes. */
export function readInput(
  { usage, options = {}, takesNames = false }: Omit<Command, 'run'>,
  args = process.argv.slice(2),
  environment = process.env,
) {
  const kept = Object.keys(options).filter((flag) => isKeptByNpm(flag, environment));
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: takesNames || kept.length > 0,
      options: { ...options, help: { type: 'boolean', default: false } },
    });
    const flags: Readonly<Record<string, unknown>> = values;
    const missing = kept.filter((flag) => !flags[flag]).map((flag) => `--${flag}`);
    if (missing.length > 0)
      throw new Error(`npm has kept ${missing.join(' and ')} for itself: write -- before the flags.`);
    return { names: positionals, flags };
  } catch (error) {
    // Only the first sentence helps: Node adds advice on names that begin with a dash.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new ConfigError(`${reason}\n\n${usage}`);
  }
}

/**
 * Runs a command with the settings of the site. If it fails, it prints one sentence and exits with status 1, or with the
 * status of the signal that stopped it.
 */
export async function runCommand(command: Command): Promise<void> {
  let config: Config | undefined;
  try {
    const input = readInput(command);
    if (input.flags.help === true) return print([command.usage]);
    config = readConfig();
    for (const misspelt of config.misspelt) process.stderr.write(`${describeMisspelt(misspelt)}\n`);
    await command.run(config, input);
  } catch (error) {
    process.stderr.write(`${describeFailure(error, config)}\n`);
    process.exitCode = error instanceof StoppedError ? error.status : 1;
  }
}

export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns the path of the one archive that a command is given; it starts where the command was typed. */
export function readArchivePath(names: readonly string[], usage: string): string {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new ConfigError(`Name one archive.\n\n${usage}`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** Describes the contents of an archive for the terminal. */
export function describeContents({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (value: number) => value.toLocaleString('en-US');
  return `${count(rows)} rows in ${count(tables.length)} tables, and ${count(files.length)} files`;
}

/** Names files that the site itself doesn't have. */
export function describeMissing({ missing_files: missing }: Manifest): string[] {
  if (missing.length === 0) return [];
  return [`${missing.length} files that rows name were missing on the site already: ${missing.join(', ')}`];
}
