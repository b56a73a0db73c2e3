import { readdirSync, readFileSync } from 'node:fs';

interface Thread {
  readonly ran: number;
  readonly waited: number;
}
/** Maps ids of a process's threads to their times in nanoseconds; empty on systems that don't report them. */
export type Threads = ReadonlyMap<string, Thread>;

const NANOSECONDS_PER_MS = 1e6;
/** The thread that handles requests and the one of the embedded database alternate. All others run in parallel. */
const TAKING_TURNS = 2;

function readThread(pid: number, thread: string): Thread | null {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    return { ran, waited };
  } catch {
    // The thread has ended meanwhile.
    return null;
  }
}

export function readThreads(pid: number): Threads {
  try {
    return new Map(
      readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
        const times = readThread(pid, thread);
        return times ? [[thread, times] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * Returns for how many milliseconds the busiest threads of a process were ready while other processes used the
 * processors.
 */
export function waitedBetween(before: Threads, after: Threads, busiest = TAKING_TURNS): number {
  const spent = [...after].map(([thread, { ran, waited }]) => {
    const { ran: ranBefore = 0, waited: waitedBefore = 0 } = before.get(thread) ?? {};
    return { ran: ran - ranBefore, waited: waited - waitedBefore };
  });
  const taken = spent.sort((a, b) => b.ran - a.ran).slice(0, busiest);
  return taken.reduce((sum, { waited }) => sum + waited, 0) / NANOSECONDS_PER_MS;
}
