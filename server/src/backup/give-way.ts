import os from 'node:os';

/** Is low enough that visitors' requests go first, and still ends on a busy machine: 19 would be the least of all. */
const PRIORITY = 10;

/** Lowers the priority of this process, and of the threads that it starts from now on. */
export const giveWay = (): void => os.setPriority(PRIORITY);
