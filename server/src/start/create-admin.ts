import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@narthex/shared-contracts';
import { emailText, requiredText } from '@narthex/shared-contracts/schemas/text';
import { ConfigError, readConfig, type Config } from '../config';
import { openDatabase } from '../database/open-database';
import { choosePassword } from '../modules/auth/passwords/choose-password';
import { makeAdmin } from '../modules/auth/make-admin';
import { createPasswords } from '../plugins/passwords/passwords';
import { ProblemError } from '../problem-error';
import { startProblem } from './start-problems';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks a question on the terminal without showing the typed answer. Without a terminal, it reads the first line of the
 * input.
 */
function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // The line editor echoes every letter to its output, so the output is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve) => {
    let answer = '';
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('close', () => {
      if (stdin.isTTY) stderr.write('\n');
      resolve(answer);
    });
  });
}

const USAGE = `npm run create-admin -- --email someone@example.org --first-name Grace --last-name Wanjiru

Makes an administrator. The password is asked for, or read from ADMIN_PASSWORD or from standard input.
The embedded database is open in one process at a time: stop the server first.

  --reset   for an address that has an account: make it an administrator with the new password`;

const inputSchema = z.object({
  email: emailText('--email must be an email address'),
  first_name: requiredText('--first-name is missing', 80),
  last_name: requiredText('--last-name is missing', 80),
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `the password needs at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_PASSWORD_LENGTH, `the password may have at most ${MAX_PASSWORD_LENGTH} characters`),
});

function readOptions() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        reset: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function createAdmin(config: Config, options: ReturnType<typeof readOptions>) {
  const parsed = inputSchema.safeParse({
    email: options.email,
    first_name: options['first-name'],
    last_name: options['last-name'],
    password: process.env.ADMIN_PASSWORD ?? (options.email && (await readSecret('Password: '))) ?? '',
  });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => issue.message).join('; ');
    throw new ConfigError(`${wrong}.\n\n${USAGE}`);
  }
  const { password, ...person } = parsed.data;
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    await database.migrate();
    const passwords = createPasswords(config.passwordCost);
    const passwordHash = await choosePassword({ db: database.db, passwords }, password, person).catch(
      (error: unknown) => {
        throw error instanceof ProblemError ? new ConfigError(error.message) : error;
      },
    );
    const outcome = await makeAdmin(database.db, { ...person, password_hash: passwordHash }, options.reset);
    if (outcome === 'taken') {
      throw new ConfigError(
        `${person.email} has an account already. Add --reset to make it an administrator.`,
      );
    }
    process.stdout.write(
      outcome === 'created'
        ? `${person.email} is an administrator now.\n`
        : `${person.email} is an administrator now, has the new password, and is signed out everywhere.\n`,
    );
  } finally {
    await database.close();
  }
}

let config: Config | undefined;
try {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(`${USAGE}\n`);
  } else {
    config = readConfig();
    await createAdmin(config, options);
  }
} catch (error) {
  const sentence = startProblem(error, config);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
