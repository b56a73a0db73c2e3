import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBuildTools } from '../remote/build-remote';
import type { RemoteFolder } from '../remote/find-remote';
import { createDevProxy } from './dev-proxy';
import { readLocalRemote } from './local-remote';

/** A build writes several files, the manifest twice. */
const DEBOUNCE_MS = 150;

export interface DevSettings {
  readonly site: string;
  readonly port: number;
}

/**
 * `narthex dev`: the site on an address of this machine, with one remote from its sources, which is built again and shown
 * with every change. Runs until it is stopped.
 */
export function runDev({ remote, folder }: RemoteFolder, { site, port }: DevSettings): void {
  const output = path.join(mkdtempSync(path.join(os.tmpdir(), 'narthex-dev-')), remote);
  mkdirSync(output);
  const { webpack, tsx } = findBuildTools(folder);
  const build = spawn(process.execPath, [webpack, '--watch', '--mode', 'development'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import ${tsx}`,
      NARTHEX_WATCHED_OUTPUT: output,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const proxy = createDevProxy({ site, output, readLocal: () => readLocalRemote(remote, output) });
  let timer: NodeJS.Timeout | undefined;
  let shown = '';
  const watcher = watch(output, () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const built = (await readLocalRemote(remote, output))?.entry.metadata.integrity;
      if (!built || built === shown) return;
      console.log(shown ? `${remote} is built again.` : `${remote} is built. Open http://127.0.0.1:${port}`);
      shown = built;
      proxy.reload();
    }, DEBOUNCE_MS);
  });

  const stop = () => {
    watcher.close();
    build.kill();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // It may still be writing until then.
  build.on('exit', () => {
    rmSync(path.dirname(output), { recursive: true, force: true });
    process.exit(0);
  });
  proxy.server.on('error', (error) => {
    console.error(`Port ${port} can't be used: ${error.message}. Choose another with --port.`);
    stop();
  });
  proxy.server.listen(port, '127.0.0.1', () =>
    console.log(`${site} with your ${remote} is on http://127.0.0.1:${port}; building …`),
  );
}
