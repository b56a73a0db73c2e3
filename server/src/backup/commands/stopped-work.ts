import { BackupError } from '../backup-error';

let isStopped = false;

/**
 * Makes a backup, restore or move that is under way fail at its next step after Ctrl+C, so that it undoes what it has done.
 * A second signal ends the process.
 */
export function stopAtSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopped = true;
    });
  }
}

/** Throws BackupError if the work was stopped. */
export function refuseStopped(): void {
  if (isStopped) throw new BackupError('It was stopped before it was done, and nothing of it is left.');
}
