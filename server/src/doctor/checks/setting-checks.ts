import type { Config } from '../../config';
import type { Check, Finding, SiteSettings } from '../check';

interface SettingRule extends Finding {
  readonly name: string;
  readonly isBroken: (config: Config) => boolean;
}

const hasKey = ({ backup }: Config) => backup.passphrase !== undefined || backup.recipients.length > 0;

const RULES: readonly SettingRule[] = [
  {
    name: 'mail server',
    isBroken: ({ isProduction, smtpUrl }) => isProduction && smtpUrl === undefined,
    problem: 'Emails go to files in DATA_DIR/mail, and some have links that open accounts.',
    advice: 'Set SMTP_URL to a mail server.',
  },
  {
    name: 'shared files',
    isBroken: ({ isProduction, databaseUrl, files, dataDir }) =>
      isProduction && databaseUrl !== undefined && files.kind === 'folder' && files.folder === dataDir,
    problem: 'The database can be shared by several servers and the files can’t.',
    advice: 'With more than one server set FILES_DIR to a shared folder, or S3_BUCKET.',
    isHint: true,
  },
  {
    name: 'address of the site',
    isBroken: ({ isProduction, publicOrigin }) =>
      isProduction && publicOrigin !== undefined && !publicOrigin.startsWith('https:'),
    problem: 'PUBLIC_ORIGIN is not an address with https, so passwords travel in the clear.',
    advice: 'Put a proxy with TLS before the site, and set PUBLIC_ORIGIN to its https address.',
  },
  {
    name: 'proxies',
    isBroken: ({ isProduction, trustProxy }) => isProduction && trustProxy === true,
    problem: 'TRUST_PROXY=true believes whatever address a visitor names.',
    advice: 'Set TRUST_PROXY to the number or the addresses of your proxies.',
  },
  {
    name: 'keys of backups',
    isBroken: (config) => config.isProduction && !hasKey(config),
    problem: 'Backups have no key to be encrypted with.',
    advice: 'Set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.',
  },
];

/** Compare settings with each other. */
export const SETTING_CHECKS: readonly Check<SiteSettings>[] = RULES.map(({ name, isBroken, ...finding }) => ({
  name,
  find: ({ config }) => Promise.resolve(isBroken(config) ? [finding] : []),
}));
