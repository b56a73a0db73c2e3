// `npm run setup` runs this script.
import { print, runCommand } from '../../backup/commands/run-command';
import { ConfigError } from '../../config';
import { describeInvitation, describeTestMail } from '../../modules/setup/describe-outcome';
import { SETUP_QUESTIONS } from '../../modules/setup/setup-fields';
import { getOwnOrigin } from '../../requests/own-origin';
import { sayIn } from '../../responses/translate-message';
import { SET_UP } from '../set-up';
import { runOnSite } from '../site-command';
import { askRest, completeAnswers, flagOf, readGiven, variableOf } from './setup-answers';
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
    const answers = completeAnswers(process.stdin.isTTY ? await askRest(given, TERMINAL, tell) : given);
    const { invitation, mail } = await runOnSite(config, SET_UP, answers);
    const to = answers.admin_email;
    print([
      `${answers.name} is set up. Administrators sign in at ${getOwnOrigin(config)}/admin/login`,
      ...(invitation ? describeInvitation(say, to, invitation) : []),
      ...(mail && mail.outcome !== 'refused' ? describeTestMail(say, to, mail) : []),
    ]);
    if (mail?.outcome === 'refused') throw new ConfigError(describeTestMail(say, to, mail).join(' '));
  },
});
