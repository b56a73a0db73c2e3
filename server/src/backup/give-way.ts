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

/** Lowers the priority of a thread, and never raises it, which the system refuses. */
function lower(thread: number): void {
  try {
    if (os.getPriority(thread) < PRIORITY) os.setPriority(thread, PRIORITY);
  } catch {
    // The thread has ended meanwhile, or a container forbids it. What is to be done is done at the priority that there is.
  }
}

/**
 * Lowers the priority of this process where it can. Its threads have priorities of their own, and some have started already,
 * such as those that compile the engine of the database.
 */
export function giveWay(): void {
  for (const thread of listThreads()) lower(thread);
}
