import { readFileSync } from 'node:fs';

const TICK_MS = 10;
const KILOBYTES_PER_MEGABYTE = 1024;
const SAMPLE_EVERY_MS = 100;
const RESTING_SAMPLES = 20;

/** Returns the CPU time of a process in milliseconds as Linux reports it; null on other systems. */
export function cpuTime(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which can contain blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

/** Returns the resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}

/** Returns the median memory of an idle process over a while. */
export async function restingMegabytes(pid: number): Promise<number> {
  const held: number[] = [];
  for (let taken = 0; taken < RESTING_SAMPLES; taken += 1) {
    held.push(residentMegabytes(pid));
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
  }
  return held.sort((a, b) => a - b)[Math.floor(RESTING_SAMPLES / 2)] ?? 0;
}
