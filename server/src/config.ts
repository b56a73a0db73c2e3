import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  backupEnvironment,
  findBackupProblem,
  readBackupSettings,
  type BackupSettings,
} from './backup/backup-settings';
import { readNightlySettings, type NightlySettings } from './backup/nightly/nightly-settings';
import { readBounds, type Bounds } from './bounds';
import {
  fileEnvironment,
  findFileProblem,
  readFileSettings,
  type FileSettings,
} from './file-store/file-settings';
import {
  operationEnvironment,
  readOperationSettings,
  type OperationSettings,
} from './settings/operation-settings';
import { findMisspeltSettings, type MisspeltSetting } from './settings/misspelt-settings';
import { findProductionProblem } from './settings/production-settings';
import { SECRET, listSecrets, readPlainValues, readSecretFiles } from './settings/secret-settings';
import {
  folderPath,
  mailServerUrl,
  originList,
  originText,
  postgresUrl,
  proxyList,
  wholeNumber,
  mailbox,
  type Mailbox,
} from './settings/setting-kinds';

/** Is the folder of the repository. Relative paths in settings start here, wherever the process was started. */
export const REPOSITORY_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Contains the environment variables of a process with their descriptions, from which `docs/settings.md` is generated.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be production, development or test' })
    .default('development')
    .describe('`production` on a real site: no demo congregation, and what is unsafe is refused'),
  PORT: wholeNumber(0, 65_535).default(8080).describe('port that the server listens on'),
  HOST: z.string().default('127.0.0.1').describe('network interface that it listens on; `0.0.0.0` for all'),
  DATA_DIR: folderPath('/var/lib/narthex')
    .default('.data')
    .describe(
      'folder of the embedded database, of the files and of emails without a mail server; relative to the repository',
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('PostgreSQL server to use in place of the embedded database')
    .meta(SECRET),
  SEED: z
    .enum(['demo', 'none'], { error: 'must be demo or none' })
    .optional()
    .describe(
      '`demo` fills an empty database with a demo congregation; the default is `demo`, in production `none`',
    ),
  DEMO_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .optional()
    .describe('password of the demo accounts; a random one is printed unless it is set')
    .meta(SECRET),
  API_HOST: originText
    .optional()
    .describe('origin of another back end that the pages talk to in place of this server'),
  PUBLIC_ORIGIN: originText
    .optional()
    .describe('origin of the site in links, feeds and site maps; required in production'),
  ALLOWED_ORIGINS: originList
    .optional()
    .describe(
      'exact origins, divided by commas, whose pages may call this server with a person’s session; those on a sibling host must send their calls with credentials',
    ),
  TRUST_PROXY: proxyList
    .default('false')
    .describe(
      'which proxies may name a visitor’s address in `X-Forwarded-For`: their number (`1`), their addresses (`10.0.0.0/8`), or `true` for any. Behind a proxy it has to be set, or all visitors count as one network; the log warns of it. Without a proxy it must stay unset, or visitors choose their own address',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .optional()
    .describe('the least important lines of the log; `warn`, in production `info`'),
  SHIP_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('secret with which the communications team publishes remotes; teams have keys of their own')
    .meta(SECRET),
  RATE_LIMITS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe('`off` counts no requests, for tests; refused in production'),
  SMTP_URL: mailServerUrl
    .optional()
    .describe(
      'mail server that emails go to, such as `smtps://user:password@mail.example.org`; without it they are `.eml` files in `DATA_DIR/mail`',
    )
    .meta(SECRET),
  MAIL_FROM: mailbox
    .optional()
    .describe('who emails come from; the site’s own name and address unless it is set'),
  ...fileEnvironment,
  ...backupEnvironment,
  PAGE_CACHE: wholeNumber(0, 10_000)
    .default(300)
    .describe('how many rendered pages are cached in memory; with 0 each page is rendered anew'),
  ...operationEnvironment,
});

export interface Config extends OperationSettings {
  readonly environment: 'development' | 'test' | 'production';
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Describes where the site's files are; by default, in the data folder. Several processes may share them. */
  readonly files: FileSettings;
  /** Contains the keys of backups. */
  readonly backup: BackupSettings;
  /** Describes the backups that the site makes of itself. */
  readonly nightly: NightlySettings;
  readonly databaseUrl: string | undefined;
  readonly seed: 'demo' | 'none';
  /** Is the password of the demo accounts; by default, a random one. */
  readonly demoPassword: string | undefined;
  /** Is the origin of another back end that the shell uses instead of this server. */
  readonly apiHost: string | undefined;
  /**
   * Is the origin of this site in links, feeds and sitemaps; outside production it may be undefined, and the origin of
   * the request is used.
   */
  readonly publicOrigin: string | undefined;
  /** Lists other origins whose pages may call this server with a person's session. */
  readonly allowedOrigins: readonly string[];
  /** Configures which proxies may set the visitor's IP address: true, false, a number of hops, or a list of IP addresses. */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  readonly rateLimits: 'on' | 'off';
  /** Contains the limits on what one stranger can cause. */
  readonly bounds: Bounds;
  /** Limits the rendered pages cached in memory; 0 disables the caches of pages, feeds and sitemaps. */
  readonly pageCache: number;
  /** Is the URL of the mail server; without it, emails are written to a folder below `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Is the sender of emails; by default, the site's own name and address. */
  readonly mailFrom: Mailbox | undefined;
  /** Is the token that a team needs to publish a version of its remote. */
  readonly shipToken: string | undefined;
  /** Lists names of the environment that are probably misspelt settings, which are warned of. */
  readonly misspelt: readonly MisspeltSetting[];
  /** Tests use cheap password hashes. */
  readonly passwordCost: 'full' | 'test';
}

/** Is thrown for an invalid setting. The message is for the person who starts the server. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

function readTrustProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns the variables of an environment that are probably misspelt settings. */
export const listMisspelt = (environment: NodeJS.ProcessEnv): MisspeltSetting[] =>
  findMisspeltSettings(environment, [
    ...Object.keys(environmentSchema.shape),
    ...listSecrets(environmentSchema.shape).map((name) => `${name}_FILE`),
  ]);

const refusal = (problems: readonly string[]) =>
  new ConfigError(`The settings can't be used: ${problems.join('; ')}.`);

function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw refusal(problems);
}

/** Reads the settings from environment variables. Throws a ConfigError that names every invalid one. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const { shape } = environmentSchema;
  const { environment, problems: fileProblems } = readSecretFiles(given, listSecrets(shape));
  refuse(fileProblems);
  const { values, problems: quoteProblems } = readPlainValues(environment, shape);
  refuse(quoteProblems);
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success)
    throw refusal(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const productionProblem = isProduction ? findProductionProblem(env) : null;
  if (productionProblem !== null) throw new ConfigError(productionProblem);
  const { bounds, problems: boundProblems } = readBounds(environment);
  refuse(boundProblems);
  const problem = findFileProblem(env) ?? findBackupProblem(env);
  if (problem !== null) throw new ConfigError(problem);
  const inRepository = (folder: string) => path.resolve(REPOSITORY_ROOT, folder);
  const dataDir = inRepository(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    files: readFileSettings(env, dataDir, inRepository),
    backup: readBackupSettings(env),
    nightly: readNightlySettings(env, inRepository),
    databaseUrl: env.DATABASE_URL,
    seed: env.SEED ?? (isProduction ? 'none' : 'demo'),
    demoPassword: env.DEMO_PASSWORD,
    apiHost: env.API_HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    // Production logs every request; a developer's terminal only shows warnings and errors.
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    rateLimits: env.RATE_LIMITS,
    bounds,
    pageCache: env.PAGE_CACHE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    shipToken: env.SHIP_TOKEN,
    misspelt: listMisspelt(environment),
    passwordCost: 'full',
    ...readOperationSettings(env, isProduction),
  };
}
