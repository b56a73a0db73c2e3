import { readdirSync, readFileSync } from 'node:fs';

interface Thread {
  readonly ran: number;
  readonly waited: number;
}
/** Threads of a process by id, in nanoseconds since they began; empty where the system doesn't tell. */
export type Threads = ReadonlyMap<string, Thread>;

const NANOSECONDS_PER_MS = 1e6;
/** The one that handles requests, and the one of the embedded database: they take turns. The others work beside them. */
const TAKING_TURNS = 2;

function readThread(pid: number, thread: string): Thread | null {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    return { ran, waited };
  } catch {
    // It has ended meanwhile.
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

/** How long the busiest threads of a process were ready to run while others had the processors, in milliseconds. */
export function waitedBetween(before: Threads, after: Threads, busiest = TAKING_TURNS): number {
  const spent = [...after].map(([thread, { ran, waited }]) => {
    const { ran: ranBefore = 0, waited: waitedBefore = 0 } = before.get(thread) ?? {};
    return { ran: ran - ranBefore, waited: waited - waitedBefore };
  });
  const taken = spent.sort((a, b) => b.ran - a.ran).slice(0, busiest);
  return taken.reduce((sum, { waited }) => sum + waited, 0) / NANOSECONDS_PER_MS;
}
