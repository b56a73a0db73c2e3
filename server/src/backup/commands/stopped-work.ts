import { constants } from 'node:os';
import { onStopSignal, type StopSignal } from '../../stop-signals';
import { BackupError } from '../backup-error';

let stoppedBy: StopSignal | null = null;

/** Means that a signal has stopped the work. Its status is the one that a shell gives to a process ended by that signal. */
export class StoppedError extends BackupError {
  readonly status: number;

  constructor(signal: StopSignal) {
    super('It was stopped before it was done, and nothing unfinished is left.');
    this.status = 128 + constants.signals[signal];
  }
}

/**
 * Makes a backup, restore, move or examination that is under way fail at its next step after Ctrl+C, so that it undoes what
 * it has done. A second signal ends the process.
 */
export function stopAtSignals(): void {
  onStopSignal((signal) => {
    stoppedBy = signal;
  });
}

/** Throws StoppedError if the work was stopped. */
export function refuseStopped(): void {
  if (stoppedBy !== null) throw new StoppedError(stoppedBy);
}
