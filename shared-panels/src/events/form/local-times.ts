const MINUTE_MS = 60_000;

/** Parses a field's date and time (`2026-12-04T16:00`). The number serves only to compute differences. */
const read = (value: string) => Date.parse(`${value}Z`);

/** Returns the minutes between two fields, or undefined if one is empty or the end isn't after the start. */
export function getDuration(start: string, end: string): number | undefined {
  const minutes = (read(end) - read(start)) / MINUTE_MS;
  return minutes > 0 ? minutes : undefined;
}

/** Returns a field's date and time moved by some minutes, or '' if the field is empty. */
export function moveBy(value: string, minutes: number): string {
  const time = read(value) + minutes * MINUTE_MS;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
