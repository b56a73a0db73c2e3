const PLACES = 'narthex-sermon-places';
const SPEED = 'narthex-sermon-speed';
const MAX_PLACES = 50;
/** Closer to the end than this many seconds (or a tenth of a short recording), a sermon restarts. */
const END_SECONDS = 10;

export const SPEEDS = [0.8, 1, 1.25, 1.5, 2] as const;

/** Pairs of sermon and seconds; the most recent one is last. */
type Places = readonly (readonly [id: number, seconds: number])[];

const isPlace = (entry: unknown): entry is Places[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'number');

/** A browser can block its storage. Then every sermon starts at the beginning. */
function read(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or blocked.
  }
}

function readPlaces(): Places {
  const stored = read(PLACES);
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

/** Returns the position at which somebody stopped listening, in seconds, or 0. */
export const readPlace = (id: number): number => readPlaces().find(([other]) => other === id)?.[1] ?? 0;

/** Stores the position in a sermon. Only the most recent sermons are kept. */
export function storePlace(id: number, seconds: number, duration: number): void {
  const others = readPlaces().filter(([other]) => other !== id);
  const isOver = seconds > duration - Math.min(END_SECONDS, duration / 10);
  write(PLACES, [...others.slice(1 - MAX_PLACES), ...(isOver ? [] : [[id, Math.floor(seconds)]])]);
}

export function readSpeed(): number {
  const stored = read(SPEED);
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}

export const storeSpeed = (speed: number): void => write(SPEED, speed);
