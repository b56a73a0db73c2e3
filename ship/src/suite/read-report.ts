import { readFileSync } from 'node:fs';

/** Returns the report of a runner, or null if it wrote none. */
export function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
