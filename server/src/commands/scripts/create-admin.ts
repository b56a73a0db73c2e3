// `npm run create-admin` runs this script.
import { print, runCommand } from '../../backup/commands/run-command';
import { ConfigError } from '../../config';
import { CREATE_ADMIN } from '../create-admin';
import { runOnSite } from '../site-command';
import { TERMINAL } from './terminal';

const USAGE = `npm run create-admin -- --email someone@example.org --first-name Grace --last-name Wanjiru

Makes an administrator, while the site runs or not. The password is asked for, or read from ADMIN_PASSWORD or from standard
input.

  --invite  prints a link with which the administrator chooses the password, within one week
  --reset   for an address that has an account: make it an administrator with the new password`;

const text = (flag: unknown) => (typeof flag === 'string' ? flag.trim() : '');

await runCommand({
  usage: USAGE,
  options: {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    invite: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
  },
  async run(config, { flags }) {
    const email = text(flags.email);
    if (email === '') throw new ConfigError(USAGE);
    const { outcome, invitation } = await runOnSite(config, CREATE_ADMIN, {
      email,
      first_name: text(flags['first-name']),
      last_name: text(flags['last-name']),
      password: flags.invite
        ? null
        : (process.env.ADMIN_PASSWORD ?? (await TERMINAL.askSecretly('Password: '))),
      may_reset: flags.reset === true,
    });
    if (outcome === 'taken')
      throw new ConfigError(`${email} has an account already. Add --reset to make it an administrator.`);
    print([
      outcome === 'created'
        ? `${email} is an administrator now.`
        : `${email} is an administrator now${invitation ? '' : ', has the new password'}, and is signed out everywhere.`,
      ...(invitation ? ['This link chooses the password, once and within one week:', invitation] : []),
    ]);
  },
});
