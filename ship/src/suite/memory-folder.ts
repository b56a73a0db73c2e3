import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** On Linux, files in this folder are in memory. */
const MEMORY = '/dev/shm';
/** A whole run takes some 1.2 GB, and such a folder usually has at most half of the memory of its machine. */
const NEEDED_BYTES = 4 * 1024 ** 3;

const NAME = /^narthex-(\d+)$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A folder that a disk is still mounted in can't be removed, and no test depends on its removal. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${folder} was not removed:`, error);
  }
}

/** A run that is killed can't remove its folder, which would keep its memory until the machine is restarted. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) removeFolder(path.join(parent, name));
  }
}

/** Containers often forbid it where files are in memory, and tests install packages whose programs they run. */
function canRunPrograms(folder: string): boolean {
  const program = path.join(folder, 'program.sh');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * Creates a folder in memory for the temporary files of a run and removes it when the process exits. The databases of tests sync
 * thousands of small writes, for which suites wait a quarter of their time on a disk. Returns null where there is no such
 * folder, it has too little room, it can't be written, or programs can't be run in it.
 */
export function createMemoryFolder(parent = MEMORY, neededBytes = NEEDED_BYTES): string | null {
  if (!existsSync(parent)) return null;
  removeAbandoned(parent);
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < neededBytes) return null;
  const folder = path.join(parent, `narthex-${process.pid}`);
  try {
    mkdirSync(folder);
  } catch {
    return null;
  }
  process.once('exit', () => removeFolder(folder));
  return canRunPrograms(folder) ? folder : null;
}
