import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../../../tooling/server-bundle/current-bundle.mjs';
import { ROOT } from '../../run';

/** Describes a site that runs on this machine until it is stopped, with data of its own. */
export interface Site {
  readonly origin: string;
  readonly dataDir: string;
  /** Returns what the server has printed so far. */
  readonly readOutput: () => string;
  readonly stop: () => Promise<void>;
}

/** Environment variables of a server. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts a site with the demo congregation, from the build. By default it has the rate limits of a real site, and an empty
 * folder that is deleted afterwards.
 */
export async function startSite(settings: ServerSettings): Promise<Site> {
  const ownFolder = settings['DATA_DIR'];
  const dataDir = ownFolder ?? (await mkdtemp(path.join(os.tmpdir(), 'narthex-own-site-')));
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, bundledProgram('server/src/server.ts'), {
    cwd: ROOT,
    env: {
      ...environment,
      ...{ NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, SEED: 'demo' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hasEnded = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [, found] = /ready at (http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void hasEnded.then(() => reject(new Error(`The site did not start:\n${output}`)));
  });
  return {
    origin,
    dataDir,
    readOutput: () => output,
    async stop() {
      server.kill('SIGTERM');
      await hasEnded;
      if (!ownFolder) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
