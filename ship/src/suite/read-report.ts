import { readFileSync } from 'node:fs';

/** A runner's report as it wrote it; null where it wrote none. */
export function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
