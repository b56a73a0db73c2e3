import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketimeMT.so.1';
/** Processes look this often, in seconds, whether the clock was set. */
const LOOK_EVERY_SECONDS = '1';

/** The clock of the processes of a machine, which can be set without that of this process. */
export interface Clock {
  /** Is false where libfaketime isn't installed: the clock can't be set then. */
  readonly isSettable: boolean;
  /** Are environment variables of the processes. */
  readonly environment: Readonly<Record<string, string>>;
  /** Moves the clock, back as well. */
  move(seconds: number): Promise<void>;
}

function findLibrary(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, LIBRARY))
    .find((file) => existsSync(file));
}

export async function createClock(folder: string): Promise<Clock> {
  const library = findLibrary();
  if (library === undefined)
    return { isSettable: false, environment: {}, move: () => Promise.reject(new Error('No libfaketime.')) };
  const file = path.join(folder, 'clock');
  let offset = 0;
  await writeFile(file, '+0', { mode: 0o644 });
  return {
    isSettable: true,
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: LOOK_EVERY_SECONDS,
      // Timers measure time that has passed, and no clock that somebody sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    async move(seconds) {
      offset += seconds;
      await writeFile(file, `${offset < 0 ? '' : '+'}${offset}`);
    },
  };
}
