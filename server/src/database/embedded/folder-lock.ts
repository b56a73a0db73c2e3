import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { DatabaseRefusedError } from '../database-errors';

const HEARTBEAT_MS = 2_000;
/** A holder on another machine or in another container counts as dead after this time without a heartbeat. */
const SILENCE_MS = 20_000;

const holderSchema = z.object({ id: z.string(), pid: z.number(), startedAt: z.string(), place: z.string() });
type Holder = z.infer<typeof holderSchema>;

export interface FolderLock {
  release(): Promise<void>;
}

export interface FolderLockOptions {
  file: string;
  /**
   * Is called when another process took the lock although this one still runs. It must stop writing at once.
   */
  onLost: () => void;
  silenceMs?: number;
}

/**
 * Locks the folder of the embedded database for this process. PGlite would open a folder that is already
 * open, and one of the two processes would lose its data. The lock of a killed process is taken over at once.
 * Throws DatabaseRefusedError if another process holds it.
 */
export async function lockFolder({
  file,
  onLost,
  silenceMs = SILENCE_MS,
}: FolderLockOptions): Promise<FolderLock> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  // The lock below would be tried again for twelve seconds first.
  await fs.access(path.dirname(file), fs.constants.W_OK);
  const me: Holder = {
    id: randomUUID(),
    pid: process.pid,
    startedAt: readStartTime(process.pid),
    place: place(),
  };
  const deadline = Date.now() + silenceMs;
  while (!(await tryToTake(file, me, silenceMs))) {
    const holder = await readHolder(file);
    if (holder?.place === me.place || Date.now() > deadline) throw refusal(file, holder);
    await wait(Math.min(HEARTBEAT_MS, silenceMs / 4));
  }

  const beat = async () => {
    const holder = await readHolder(file);
    if (holder?.id === me.id) return fs.utimes(file, new Date(), new Date());
    // If the file can't be read, the holder is unknown and nothing changes.
    if (!holder) return;
    clearInterval(heartbeat);
    onLost();
  };
  const heartbeat = setInterval(() => {
    void beat().catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async release() {
      clearInterval(heartbeat);
      if ((await readHolder(file))?.id === me.id) await fs.rm(file, { force: true });
    },
  };
}

async function tryToTake(file: string, me: Holder, silenceMs: number): Promise<boolean> {
  // This lock covers only the time between reading and writing, so that two processes can't both take the
  // folder.
  const unlock = await lockfile.lock(file, {
    realpath: false,
    stale: 5_000,
    retries: { retries: 60, minTimeout: 50, maxTimeout: 200 },
  });
  try {
    const holder = await readHolder(file);
    if (holder && (await isAlive(file, holder, me, silenceMs))) return false;
    await fs.writeFile(file, JSON.stringify(me));
    return true;
  } finally {
    await unlock();
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function isAlive(file: string, holder: Holder, me: Holder, silenceMs: number): Promise<boolean> {
  if (holder.place === me.place) return runs(holder.pid, holder.startedAt);
  const { mtimeMs } = await fs.stat(file);
  return Date.now() - mtimeMs < silenceMs;
}

/** Returns true if a process of this place runs. Its start time tells it from another one with its id. */
export const runs = (pid: number, startedAt: string): boolean =>
  isRunning(pid) && readStartTime(pid) === startedAt;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the start time of a process, because the id of a dead process may be reused. */
export function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

/** Returns an id of machine, boot and container, because process ids are comparable only within these. */
export function place(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${os.hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}

function refusal(file: string, holder: Holder | undefined): DatabaseRefusedError {
  const who = holder ? `process ${holder.pid} on ${holder.place.split(' ')[0]}` : 'another process';
  return new DatabaseRefusedError(
    `The embedded database of ${path.dirname(file)} is already open in ${who}, and only one process at a time may ` +
      'use it. Stop that process, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  );
}
