// `npm run rotate-secrets` runs this script.
import { print, runCommand } from '../../backup/commands/run-command';
import { ROTATE_SECRETS } from '../rotate-secrets';
import { runOnSite } from '../site-command';

const USAGE = `npm run rotate-secrets [-- --leaked]

Replaces the secrets that the site has created for itself, while it runs or not: those that sign sessions, previews and
reports, and the one that encrypts second factors. Nobody is signed out.

  --leaked  somebody may know the former ones: everybody is signed out, and all previews are revoked`;

await runCommand({
  usage: USAGE,
  options: { leaked: { type: 'boolean', default: false } },
  async run(config, { flags }) {
    const haveLeaked = flags.leaked === true;
    const { factors, sessions, previews } = await runOnSite(config, ROTATE_SECRETS, {
      have_leaked: haveLeaked,
    });
    print([
      'The secrets of sessions, previews, reports and second factors are new.',
      `Apps for second factors that were encrypted anew: ${factors}.`,
      ...(haveLeaked
        ? [`Sessions that have ended: ${sessions}. Previews that were revoked: ${previews}.`]
        : [
            'Sessions and previews of before stay valid until they end by themselves, or until the secrets are replaced again.',
          ]),
    ]);
  },
});
