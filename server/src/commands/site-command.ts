import type { z } from 'zod';
import { t } from '@narthex/shared-contracts/translate';
import { refuseEmptyDatabase, refuseMissingFolder } from '../backup/snapshot/open-snapshot';
import { ConfigError, type Config } from '../config';
import { openDatabase } from '../database/open-database';
import type { WriteContext } from '../modules/setup/set-up-site';
import { RefusedCommandError, askServer } from '../plugins/command-channel/ask-server';
import { createPasswords } from '../plugins/passwords/passwords';
import { ProblemError } from '../problem-error';
import { runUnitOfWork } from '../writes/unit/unit-of-work';
import { namedWriter } from '../writes/unit/writer';

/** Is the author of what commands write. */
export const COMMAND_LINE = namedWriter(t('Command line'));

export interface CommandContext extends WriteContext {
  readonly config: Config;
}

/** Describes a command that writes to a site, wherever it runs. */
export interface SiteCommand<Input extends z.ZodType, Result extends z.ZodType<object>> {
  readonly name: string;
  readonly input: Input;
  readonly result: Result;
  /** Is true if a site may begin with the command. Others refuse an empty place, which may be mistyped. */
  readonly beginsSite?: boolean;
  run(context: CommandContext, input: z.output<Input>): Promise<z.output<Result>>;
}

/** Validates the input of a command. Throws a ConfigError with every message. */
export function parseCommandInput<Input extends z.ZodType>(input: Input, given: unknown): z.output<Input> {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${parsed.error.issues.map(({ message }) => message).join('; ')}.`);
}

/** Runs a command. A refusal becomes a ConfigError, whose message is for whoever typed the command. */
export async function runWith<Input extends z.ZodType, Result extends z.ZodType<object>>(
  command: SiteCommand<Input, Result>,
  context: CommandContext,
  given: unknown,
): Promise<z.output<Result>> {
  try {
    return await command.run(context, parseCommandInput(command.input, given));
  } catch (error) {
    throw error instanceof ProblemError ? new ConfigError(error.message) : error;
  }
}

/**
 * Runs a command on the site of the settings, whether it runs or not: in the server that has the embedded database open,
 * and otherwise in this process.
 */
export async function runOnSite<Input extends z.ZodType, Result extends z.ZodType<object>>(
  config: Config,
  command: SiteCommand<Input, Result>,
  given: z.input<Input>,
): Promise<z.output<Result>> {
  parseCommandInput(command.input, given);
  const { dataDir, databaseUrl, passwordCost } = config;
  if (databaseUrl === undefined) {
    const asked = await askServer(dataDir, command.name, given).catch((error: unknown) => {
      throw error instanceof RefusedCommandError ? new ConfigError(error.message) : error;
    });
    if (asked) return command.result.parse(asked.result);
  }
  if (!command.beginsSite) refuseMissingFolder(config);
  const database = await openDatabase({ dataDir, databaseUrl });
  const { db } = database;
  try {
    if (!command.beginsSite) await refuseEmptyDatabase(db);
    await database.migrate();
    const write: CommandContext['write'] = async (work) =>
      (await runUnitOfWork(db, { writer: COMMAND_LINE }, work)).result;
    return await runWith(command, { db, config, passwords: createPasswords(passwordCost), write }, given);
  } finally {
    await database.close();
  }
}
