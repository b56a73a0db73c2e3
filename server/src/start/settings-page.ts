import path from 'node:path';
import { z } from 'zod';
import { BOUNDS, boundSetting, type BoundName } from '../bounds';
import { REPOSITORY_ROOT, environmentSchema } from '../config';
import { listSecrets } from '../settings/secret-settings';

/** This page is generated from the schema of the settings. */
export const SETTINGS_PAGE = path.join(REPOSITORY_ROOT, 'docs/settings.md');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function listEnvironment(): string[] {
  const { properties = {} } = z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => {
    const { default: byDefault, description = '' } = schema as z.core.JSONSchema.BaseSchema;
    return row([`\`${name}\``, byDefault === undefined ? '' : `\`${String(byDefault)}\``, description]);
  });
}

const listSecretNames = () =>
  listSecrets(environmentSchema.shape)
    .map((name) => `\`${name}\``)
    .join(', ');

const listBounds = () =>
  Object.entries(BOUNDS).map(([name, { value, reason }]) =>
    row([`\`${boundSetting(name as BoundName)}\``, value.toLocaleString('en-US'), reason]),
  );

export const buildSettingsPage = (): string => `# Settings

This page is made of \`server/src/config.ts\` and \`server/src/bounds.ts\` by \`npm run settings\`.

What makes the site one congregation's (names, the key \`about_…\` under which other front ends find the texts about it, time
zone, languages, contacts, giving) is set on the screen Settings of the administration. The settings of a process are
environment variables:

${[row(['setting', 'default', 'meaning']), row(['---', '---', '---']), ...listEnvironment()].join('\n')}

A secret may stand in a file instead, which only the user of the server can read: \`SMTP_URL_FILE=/run/secrets/smtp\` in place of
\`SMTP_URL\`. This is possible for ${listSecretNames()}.

## Bounds

What strangers can cause is bounded for each account and for each network: one IPv4 address, or an IPv6 /64.

${[row(['setting', 'default', 'what it bounds, and why']), row(['---', '---', '---']), ...listBounds()].join('\n')}

## Of commands

${[
  row(['setting', 'meaning']),
  row(['---', '---']),
  row(['`ADMIN_PASSWORD`', 'password that `npm run create-admin` and `npm run setup` give']),
  row(['`SETUP_…`', 'answers to the questions of `npm run setup`, which names them with `-- --help`']),
  row([
    '`NARTHEX_SITE`, `NARTHEX_TOKEN`',
    'the site that `npm run ship` publishes to, and the key of a team',
  ]),
  row([
    '`NARTHEX_EMAIL`, `NARTHEX_PASSWORD`',
    'who opens a remote that is tortured; on this machine `DEMO_PASSWORD` does',
  ]),
  row([
    '`TEST_DATABASE_URL`',
    'a PostgreSQL server on which the server’s tests run as well: those in which the engine can matter, or with `POSTGRES_SUITES=all` every one',
  ]),
  row([
    '`FUZZ_REQUESTS`, `FUZZ_SEED`',
    'how many generated requests the server’s tests send, and the number that they are generated from',
  ]),
  row([
    '`TMPDIR`',
    'the folder for the temporary files of tests; without it `npm test` takes one in memory, where there is room',
  ]),
  row(['`CHROMIUM_PATH`', 'the browser of the browser tests, where it isn’t in a usual place']),
  row([
    '`E2E_PORT`, `E2E_TRACE`',
    'port of the browser tests’ site; with `1` a trace of each test that fails',
  ]),
].join('\n')}
`;
