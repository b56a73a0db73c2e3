import { readFileSync } from 'node:fs';

const KILOBYTES_PER_MEGABYTE = 1024;
const EVERY_MS = 50;

/** Returns the resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}

/** Watches a process during a task and returns its maximum memory. */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMegabytes(pid));
}

/** Returns the median memory of an idle process over a while. */
export async function restingMegabytes(pid: number, samples = 20): Promise<number> {
  const held: number[] = [];
  for (let taken = 0; taken < samples; taken += 1) {
    held.push(residentMegabytes(pid));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS * 2));
  }
  return held.sort((a, b) => a - b)[Math.floor(samples / 2)] ?? 0;
}
