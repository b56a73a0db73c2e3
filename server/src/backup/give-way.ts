import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Is low enough that visitors' requests go first, and still ends on a busy machine: 19 would be the least of all. */
const PRIORITY = 10;

/** Linux has a folder for each thread of a process; 0 is this thread, from which later ones inherit. */
function listThreads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

/**
 * Lowers the priority of this process. Its threads have priorities of their own, and some have started already, such as
 * those that compile the engine of the database.
 */
export function giveWay(): void {
  for (const thread of listThreads()) os.setPriority(thread, PRIORITY);
}
