import { constants } from 'node:os';

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** npm, systemd and timeout pass a signal on to each process of a group, so one signal may arrive several times. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` for the first signal to stop. A second one ends the process at once. */
export function onStopSignal(stop: (signal: StopSignal) => void): void {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        stop(signal);
      } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS)
        process.exit(128 + constants.signals[signal]);
    });
  }
}
