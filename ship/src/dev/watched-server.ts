import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { SERVER_STANDBY, createServerBundler } from './bundle-server';

/** Waits for the last of several writes, because editors save a file in steps. */
const DEBOUNCE_MS = 50;

/** The server runs the code of these rooms. */
const ROOMS = ['server', 'demo', 'shared-contracts'];
const IS_TEST = /(\.test\.tsx?|\.testing\.tsx?)$/;

export interface WatchedServer {
  /** Stops watching and resolves once the server has ended; on SIGINT the server gets the signal by itself. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs the server from its sources. The process of the next server waits with the installed packages in memory. After a
 * saved change, it loads the code while the running server still responds, and then replaces it. If the code can't be
 * loaded, the error is printed and the running server stays.
 */
export function watchServer(env: NodeJS.ProcessEnv): WatchedServer {
  let running: ChildProcess | null = null;
  let next: ChildProcess | null = null;
  let spare: ChildProcess | null = null;
  let loads = 0;
  const bundler = createServerBundler();

  function startProcess(): ChildProcess {
    const started = spawn(process.execPath, ['--enable-source-maps', SERVER_STANDBY], {
      cwd: ROOT,
      env: { ...process.env, ...env, NARTHEX_STANDBY: 'yes' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (spare === started) spare = null;
      if (next === started) next = null;
      if (running === started) running = null;
    });
    started.on('message', (message) => {
      if (message === 'loaded') void replaceRunning(started);
      // Loading packages earlier would slow down the start.
      if (message === 'started') spare ??= startProcess();
    });
    return started;
  }

  async function load(): Promise<void> {
    loads += 1;
    const own = loads;
    // esbuild has printed the error, and the running server stays.
    const isBundled = await (await bundler).rebuild().then(Boolean, () => false);
    if (!isBundled || own !== loads) return;
    next?.kill('SIGKILL');
    next = spare ?? startProcess();
    spare = null;
    next.send('load');
  }

  async function replaceRunning(loaded: ChildProcess): Promise<void> {
    const stopping = running;
    if (stopping && stopping.exitCode === null) {
      stopping.kill('SIGTERM');
      await once(stopping, 'exit');
    }
    if (next !== loaded) return;
    next = null;
    running = loaded;
    loaded.send('start');
  }

  void load();
  let timer: NodeJS.Timeout | undefined;
  const watchers = ROOMS.map((room) =>
    watch(path.join(ROOT, room, 'src'), { recursive: true }, (_event, file) => {
      if (file && IS_TEST.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void load(), DEBOUNCE_MS);
    }),
  );
  return {
    stop: async (signal) => {
      watchers.forEach((watcher) => watcher.close());
      clearTimeout(timer);
      loads += 1;
      await (await bundler).dispose();
      next?.kill('SIGKILL');
      spare?.kill('SIGKILL');
      if (!running || running.exitCode !== null) return;
      // Ctrl-C reaches the whole group by itself.
      if (signal === 'SIGTERM') running.kill(signal);
      await once(running, 'exit');
    },
  };
}
