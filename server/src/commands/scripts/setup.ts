// `npm run setup` runs this script.
import { print, runCommand } from '../../backup/commands/run-command';
import { NoSiteError } from '../../backup/backup-error';
import { ConfigError, type Config } from '../../config';
import { describeSignIn, describeTestMail } from '../../modules/setup/describe-outcome';
import { SETUP_QUESTIONS } from '../../modules/setup/setup-fields';
import { getOwnOrigin } from '../../requests/own-origin';
import { sayIn } from '../../responses/translate-message';
import { CHECK_SET_UP, SET_UP } from '../set-up';
import { runOnSite } from '../site-command';
import {
  askRest,
  completeAnswers,
  flagOf,
  readGiven,
  refuseFaults,
  variableOf,
  type Answers,
} from './setup-answers';
import { TERMINAL } from './terminal';

const FLAGS = SETUP_QUESTIONS.filter(({ name }) => name !== 'password');

const USAGE = `npm run setup

Sets up a site that has no administrator yet, while it runs or not: names, zone, languages, contacts, giving, the first
administrator. It asks on a terminal what isn't given by flags or environment variables; without a terminal it asks nothing.

${FLAGS.map(({ name, label }) => `  --${flagOf(name).padEnd(22)} ${variableOf(name).padEnd(28)} ${label}`).join('\n')}
  ${'--invite'.padEnd(24)} ${''.padEnd(28)} prints a link with which the administrator chooses the password
  ${''.padEnd(24)} ${variableOf('password').padEnd(28)} Password of the administrator`;

const say = sayIn('en');
const tell = (line: string) => void process.stderr.write(`${line}\n`);

/** Asks on the terminal what isn't given, once the questions are known to be of use. */
async function askFor(config: Config, given: Answers): Promise<Answers> {
  try {
    await runOnSite(config, CHECK_SET_UP, {});
  } catch (error) {
    if (!(error instanceof NoSiteError)) throw error;
    const place = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
    tell(`There is no site in ${place} yet: your answers begin one there.`);
  }
  return askRest(given, TERMINAL, tell);
}

await runCommand({
  usage: USAGE,
  options: {
    ...Object.fromEntries(
      FLAGS.map(({ name, kind }) => [
        flagOf(name),
        { type: kind === 'checkbox' ? 'boolean' : 'string' } as const,
      ]),
    ),
    invite: { type: 'boolean', default: false },
  },
  async run(config, { flags }) {
    const given = readGiven(flags, process.env);
    await refuseFaults(given);
    const answers = completeAnswers(process.stdin.isTTY ? await askFor(config, given) : given);
    const { invitation, mail } = await runOnSite(config, SET_UP, answers);
    const to = answers.admin_email;
    print([
      `${answers.name} is set up. Administrators sign in at ${getOwnOrigin(config)}/admin/login`,
      ...describeSignIn(say, to, invitation),
      ...(mail && mail.outcome !== 'refused' ? describeTestMail(say, to, mail) : []),
    ]);
    if (mail?.outcome === 'refused') throw new ConfigError(describeTestMail(say, to, mail).join(' '));
  },
});
