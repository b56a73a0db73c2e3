const PLACES = 'narthex-sermon-places';
const SPEED = 'narthex-sermon-speed';
const MAX_PLACES = 50;
/** Who stopped so close to an end begins anew. */
const END_SECONDS = 10;

export const SPEEDS = [0.8, 1, 1.25, 1.5, 2] as const;

/** Sermon and seconds, the one heard last at the end. */
type Places = readonly (readonly [id: number, seconds: number])[];

const isPlace = (entry: unknown): entry is Places[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'number');

/** A browser may refuse to keep anything: then a sermon begins at its beginning. */
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
    // Full, or not allowed.
  }
}

function readPlaces(): Places {
  const stored = read(PLACES);
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

/** Where somebody stopped listening to a sermon, in seconds; 0 for one they haven't begun. */
export const readPlace = (id: number): number => readPlaces().find(([other]) => other === id)?.[1] ?? 0;

/** Remembers where somebody is in a sermon; of many sermons, those they listened to last. */
export function storePlace(id: number, seconds: number, duration: number): void {
  const others = readPlaces().filter(([other]) => other !== id);
  const isOver = seconds > duration - END_SECONDS;
  write(PLACES, [...others.slice(1 - MAX_PLACES), ...(isOver ? [] : [[id, Math.floor(seconds)]])]);
}

export function readSpeed(): number {
  const stored = read(SPEED);
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}

export const storeSpeed = (speed: number): void => write(SPEED, speed);
