const MINUTE_MS = 60_000;

/** A date and time as a field holds it (`2026-12-04T16:00`), as a number that only differences are taken of. */
const read = (value: string) => Date.parse(`${value}Z`);

/** How many minutes lie between two fields; undefined where one is empty or the end isn't after the start. */
export function getDuration(start: string, end: string): number | undefined {
  const minutes = (read(end) - read(start)) / MINUTE_MS;
  return minutes > 0 ? minutes : undefined;
}

/** A field's date and time so many minutes later; empty where it holds none. */
export function moveBy(value: string, minutes: number): string {
  const time = read(value) + minutes * MINUTE_MS;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
