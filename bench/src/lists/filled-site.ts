import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteError } from '../sites/site';
import { startProduct, type SiteProcess } from '../sites/site-process';
import type { Sender } from './requests';

const PASSWORD = 'measured by the bench';
const SETTINGS = { DEMO_PASSWORD: PASSWORD, PAGE_CACHE: '0' };

/** Describes a running site with very many rows of each kind. */
export interface FilledSite extends SiteProcess {
  readonly rows: number;
  readonly tokens: Readonly<Record<Sender, string | null>>;
  /** Holds the id of an event with very many attendees. */
  readonly attended: number;
}

/** Adds very many rows of each kind to the embedded database of a stopped site. */
export async function fillDatabase(root: string, dataFolder: string, rows: number): Promise<void> {
  const process_ = spawn(
    process.execPath,
    ['--import', 'tsx', 'demo/src/fill-many.ts', dataFolder, String(rows)],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, FILL_DATABASE: 'yes' } },
  );
  const code = await new Promise((resolve) => process_.once('exit', resolve));
  if (code !== 0) throw new SiteError(`The database could not be filled with ${rows} rows.`);
}

/** Resolves with the body of a response, which must be JSON. */
export async function readJson<T>(origin: string, url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(new URL(url, origin), init);
  if (!response.ok) throw new SiteError(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

async function signIn(origin: string, mailbox: string): Promise<string> {
  const { token } = await readJson<{ token: string }>(origin, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${mailbox}@demo.test`, password: PASSWORD }),
  });
  return token;
}

export interface ListedEvents {
  readonly data: readonly { readonly id: number; readonly max_attendees: number | null }[];
}

async function findAttended(origin: string, token: string): Promise<number> {
  const { data } = await readJson<ListedEvents>(origin, '/api/v1/events?search=attended+by+everybody', {
    headers: { authorization: `Bearer ${token}` },
  });
  return data[0]?.id ?? 1;
}

async function startFilled(root: string, folder: string, rows: number): Promise<FilledSite> {
  const site = await startProduct(root, folder, SETTINGS);
  try {
    const [admin, youth, member] = await Promise.all(
      ['admin', 'youth', 'member'].map((mailbox) => signIn(site.origin, mailbox)),
    );
    const tokens = { visitor: null, admin: admin ?? null, youth: youth ?? null, member: member ?? null };
    return { ...site, rows, tokens, attended: await findAttended(site.origin, admin ?? '') };
  } catch (cause) {
    await site.stop();
    throw cause;
  }
}

/** Starts a site for each number of rows. All have the same demo data too. */
export async function startFilledSites(
  root: string,
  sizes: readonly number[],
  closeLater: (close: () => Promise<unknown>) => void,
): Promise<FilledSite[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-lists-'));
  closeLater(() => rm(folder, { recursive: true, force: true }));
  const original = path.join(folder, 'original');
  await (await startProduct(root, original, SETTINGS)).stop();
  const sites: FilledSite[] = [];
  for (const rows of sizes) {
    console.log(`Filling a database with ${rows.toLocaleString('en-US')} rows of each kind …`);
    const copy = path.join(folder, String(rows));
    await cp(original, copy, { recursive: true });
    await fillDatabase(root, copy, rows);
    const site = await startFilled(root, copy, rows);
    closeLater(site.stop);
    sites.push(site);
  }
  return sites;
}
