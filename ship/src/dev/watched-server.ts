import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 50;

/** Rooms whose code the server runs. */
const ROOMS = ['server', 'shared-contracts'];
const IS_TEST = /(\.test\.tsx?|\.testing\.tsx?)$/;

export interface WatchedServer {
  /** Resolves once the server has ended, for it stops cleanly by itself on the signal that this process gets. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

/** The server from its sources: a saved change restarts it, and what was being responded to is finished before. */
export function watchServer(env: NodeJS.ProcessEnv): WatchedServer {
  let isStopping = false;
  let server: ChildProcess;
  function start(): void {
    server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
  }
  start();
  let timer: NodeJS.Timeout | undefined;
  function restart(): void {
    if (isStopping) return;
    // One that failed to start is gone already.
    if (server.exitCode !== null) return start();
    server.once('exit', () => {
      if (!isStopping) start();
    });
    server.kill('SIGTERM');
  }
  const watchers = ROOMS.map((room) =>
    watch(path.join(ROOT, room, 'src'), { recursive: true }, (_event, file) => {
      if (file && IS_TEST.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, DEBOUNCE_MS);
    }),
  );
  return {
    stop: (signal) =>
      new Promise((resolve) => {
        isStopping = true;
        watchers.forEach((watcher) => watcher.close());
        if (server.exitCode !== null) return resolve();
        server.once('exit', () => resolve());
        // Ctrl-C reaches the whole group by itself.
        if (signal === 'SIGTERM') server.kill(signal);
        return undefined;
      }),
  };
}
