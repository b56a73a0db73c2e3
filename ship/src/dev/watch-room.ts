import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WatchedBuild, WatchedResult } from '@narthex/remote-kit/build/watched';
import { CommandError } from '../command-errors';
import { findBuildTools } from '../remote/build-remote';
import { describeBuildErrors } from '../remote/describe-build-errors';

/** Describes a remote, or the shell, that is built again whenever its sources change. */
export interface WatchedRoom {
  /** Names the folder of the built files; it is deleted when the room is no longer watched. */
  readonly output: string;
  /** Resolves once the first build is there; rejects when building has ended before. */
  readonly ready: Promise<void>;
  /** Ends the build and deletes its files. */
  readonly stop: () => Promise<void>;
}

/** Describes what came of a build for whoever has saved a file. */
export function describeResult(name: string, result: WatchedResult): string {
  const problems = result.build ? result.warnings : describeBuildErrors(result.errors);
  const outcome = result.build ? `${name} is built.` : `${name} could not be built.`;
  return problems === '' ? outcome : `\n${problems}\n\n${outcome}`;
}

/** Builds a folder now and whenever it changes; `onBuilt` is called after each build that has no errors. */
export function watchRoom(name: string, folder: string, onBuilt: (build: WatchedBuild) => void): WatchedRoom {
  const { webpack, tsx } = findBuildTools(folder);
  const parent = mkdtempSync(path.join(os.tmpdir(), 'narthex-dev-'));
  const output = path.join(parent, name);
  mkdirSync(output);
  const child = spawn(process.execPath, [webpack, '--watch', '--mode', 'development'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import ${tsx}`,
      NARTHEX_WATCHED_OUTPUT: output,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isBegun = false;
  let problem = '';
  // Text before the first result says why there is none, with a stack.
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isBegun) process.stderr.write(chunk);
    else problem += String(chunk);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('close', () => {
      const reason = `${describeBuildErrors(problem)}\n\n${name} could not be built.`;
      reject(new CommandError(reason.trim()));
    });
    child.on('message', (message) => {
      const result = message as WatchedResult;
      isBegun = true;
      console.log(describeResult(name, result));
      if (!result.build) return;
      onBuilt(result.build);
      resolve();
    });
  });
  return {
    output,
    ready,
    stop: async () => {
      child.kill();
      // The build may write files until it has ended.
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
