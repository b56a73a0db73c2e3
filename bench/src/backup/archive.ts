import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { SiteError } from '../sites/site';

const MAX_MEMBER_BYTES = 1024 ** 3;

type Settings = Readonly<Record<string, string>>;

/** Runs `npm run backup` or `npm run restore` with the settings of a site. Resolves with its duration in milliseconds. */
export async function runCommand(
  root: string,
  name: 'backup' | 'restore',
  archive: string,
  settings: Settings,
): Promise<number> {
  const startedAt = performance.now();
  const program = bundledProgram(`server/src/backup/commands/${name}.ts`);
  const command = spawn(process.execPath, [...program, archive], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, ...settings },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => command.once('close', resolve));
  if (code !== 0) throw new SiteError(`${name} ended with ${String(code)}:\n${output}`);
  return performance.now() - startedAt;
}

// The archives are read without the site's own code, as its format promises.
async function readMember(archive: string, member: string): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: MAX_MEMBER_BYTES } as const;
  return (await promisify(execFile)('tar', ['-xOf', archive, member], options)).stdout;
}

/** Returns the instant before which everything acknowledged is in an archive, in milliseconds. */
export async function readAsOf(archive: string): Promise<number> {
  const manifest = JSON.parse(String(await readMember(archive, 'manifest.json'))) as { as_of: string };
  return Date.parse(manifest.as_of);
}

/** Returns the rows of a table in an archive, as lines of JSON. */
export const readRows = async (archive: string, table: string): Promise<string> =>
  gunzipSync(await readMember(archive, `rows/${table}.ndjson.gz`)).toString('utf8');
