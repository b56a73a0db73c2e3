import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WatchedBuild } from '@narthex/remote-kit/build/watched';
import { findBuildTools } from '../remote/build-remote';

/** A remote, or the shell, whose sources are built while they are written. */
export interface WatchedRoom {
  /** Where the built files are, for as long as the room is watched. */
  readonly output: string;
  /** Resolves once the first build is there; rejects when building has ended before. */
  readonly ready: Promise<void>;
  /** Ends the build and deletes what it has written. */
  readonly stop: () => Promise<void>;
}

/** Builds a folder now and whenever it changes; `onBuilt` is called after each build that has no errors. */
export function watchRoom(name: string, folder: string, onBuilt: (build: WatchedBuild) => void): WatchedRoom {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'narthex-dev-'));
  const output = path.join(parent, name);
  mkdirSync(output);
  const { webpack, tsx } = findBuildTools(folder);
  const child = spawn(process.execPath, [webpack, '--watch', '--mode', 'development'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import ${tsx}`,
      NARTHEX_WATCHED_OUTPUT: output,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The build of ${name} has ended.`)));
    child.on('message', (message) => {
      onBuilt(message as WatchedBuild);
      resolve();
    });
  });
  return {
    output,
    ready,
    stop: async () => {
      child.kill();
      // It may still be writing until then.
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
