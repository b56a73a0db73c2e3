import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The build sets it in the bundle (tooling/server-bundle). */
const isBundled = process.env['NARTHEX_BUNDLED'] === 'yes';

const TYPESCRIPT_WORKER = new URL('./typescript-worker.mjs', import.meta.url);

/** Returns the file of the bundle that starts the same program as a source. */
const bundledFile = (source: URL) =>
  new URL(`../dist/${path.basename(source.pathname, '.ts')}.mjs`, import.meta.url);

/**
 * Starts a thread with a program of the server.
 *
 * @param source The URL of its source, which SERVER_PROGRAMS lists (tooling/server-bundle/programs.ts).
 */
export const startWorker = (source: URL, options: WorkerOptions): Worker =>
  isBundled
    ? new Worker(bundledFile(source), { execArgv: [], ...options })
    : new Worker(TYPESCRIPT_WORKER, { execArgv: [], ...options, argv: [fileURLToPath(source)] });

/** Starts a process with a program of the server. The source is the one that `startWorker` describes. */
export const forkProgram = (source: URL, options: ForkOptions): ChildProcess =>
  isBundled
    ? fork(bundledFile(source), { execArgv: ['--enable-source-maps'], ...options })
    : fork(source, { execArgv: ['--import', 'tsx'], ...options });
