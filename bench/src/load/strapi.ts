import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProgram, type SiteProcess } from '../sites/site-process';
import type { LoadKind } from './load-requests';

const run = promisify(execFile);

/** `npm view @strapi/admin versions` lists its releases; this one runs on Node 20. */
const VERSION = '5.54.0';

/** Strapi has fields with these names in each type, or reserves them. */
const RESERVED = new Set(['id', 'documentId', 'status', 'locale', 'created_at', 'updated_at', 'version']);

type Row = Readonly<Record<string, unknown>>;

const json = (value: unknown) => JSON.stringify(value, null, 2);
const attributeType = (value: unknown) =>
  typeof value === 'number' ? 'decimal' : typeof value === 'boolean' ? 'boolean' : 'text';

/** Returns the fields that Strapi stores of an event: texts, numbers and truth values. */
export const toStrapiEvent = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !RESERVED.has(name) && typeof value !== 'object'),
  );

const describeType = (events: readonly Row[]) => ({
  kind: 'collectionType',
  collectionName: 'events',
  info: { singularName: 'event', pluralName: 'events', displayName: 'Event' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(
    Object.entries(Object.assign({}, ...events) as Row).map(([name, value]) => [
      name,
      { type: attributeType(value) },
    ]),
  ),
});

/** The part of a type that Strapi makes by itself. */
const core = (kind: string, options = '') =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::event.event'${options});\n`;

/** Is a project with the settings of a new one, without the panel for its editors, that serves a list of events to all. */
const listFiles = (events: readonly Row[]): Readonly<Record<string, string>> => ({
  'package.json': json({
    name: 'compared-with',
    private: true,
    dependencies: {
      '@strapi/strapi': VERSION,
      'better-sqlite3': '12.8.0',
      react: '18.3.1',
      'react-dom': '18.3.1',
      'react-router-dom': '6.30.3',
      'styled-components': '6.1.19',
    },
  }),
  'config/server.js': "module.exports = { host: '127.0.0.1', port: 0, app: { keys: ['compared'] } };\n",
  'config/database.js': `module.exports = {
  connection: { client: 'sqlite', connection: { filename: 'events.db' }, useNullAsDefault: true },
};\n`,
  'config/admin.js': `module.exports = {
  serveAdminPanel: false,
  auth: { secret: 'compared' },
  apiToken: { salt: 'compared' },
  transfer: { token: { salt: 'compared' } },
};\n`,
  'config/middlewares.js': `module.exports = ['errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'favicon', 'public'].map(
  (name) => 'strapi::' + name,
);\n`,
  'public/uploads/.gitkeep': '',
  'src/api/event/content-types/event/schema.json': json(describeType(events)),
  'src/api/event/controllers/event.js': core('Controller'),
  'src/api/event/services/event.js': core('Service'),
  'src/api/event/routes/event.js': core('Router', ", { only: ['find'], config: { find: { auth: false } } }"),
  'events.json': json(events),
  'src/index.js': `module.exports = {
  async bootstrap({ strapi }) {
    for (const data of require('../events.json')) await strapi.documents('api::event.event').create({ data });
  },
};\n`,
  'start.js': `const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: __dirname, distDir: __dirname });
process.on('SIGTERM', () => process.exit(0));
strapi.start().then(() => console.log('ready at http://127.0.0.1:' + strapi.server.httpServer.address().port));\n`,
});

/** Asks Strapi for as many events as a visitor of the site gets, the next ones first. */
export const STRAPI_LIST: LoadKind = {
  name: 'Strapi, the same list',
  next: () => ({ path: '/api/events?pagination%5BpageSize%5D=9&sort=start_datetime%3Aasc' }),
};

/** Starts Strapi on SQLite with the given events. The first time, npm installs its 1,400 packages. */
export async function startStrapi(root: string, rows: readonly Row[]): Promise<SiteProcess> {
  const folder = path.join(root, 'node_modules/.cache/narthex', `strapi-${VERSION}`);
  for (const [name, text] of Object.entries(listFiles(rows.map(toStrapiEvent)))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    console.log('Installing Strapi …');
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  }
  await rm(path.join(folder, 'events.db'), { force: true });
  return startProgram(folder, ['start.js'], {
    ...process.env,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
}
