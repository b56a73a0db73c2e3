const POSITIONS_KEY = 'narthex-sermon-places';
const SPEED_KEY = 'narthex-sermon-speed';
const MAX_POSITIONS = 50;
/** Closer to the end than this many seconds (or a tenth of a short recording), a sermon restarts. */
const END_SECONDS = 10;

export const SPEEDS = [0.8, 1, 1.25, 1.5, 2] as const;

/** Pairs of sermon and seconds; the most recent one is last. */
type Positions = readonly (readonly [id: number, seconds: number])[];

const isPosition = (entry: unknown): entry is Positions[number] =>
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

function readPositions(): Positions {
  const stored = read(POSITIONS_KEY);
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

/** Returns the position at which somebody stopped listening, in seconds, or 0. */
export const readPosition = (id: number): number => readPositions().find(([other]) => other === id)?.[1] ?? 0;

/** Stores the position in a sermon. Only the most recent sermons are kept. */
export function storePosition(id: number, seconds: number, duration: number): void {
  const others = readPositions().filter(([other]) => other !== id);
  const isOver = seconds > duration - Math.min(END_SECONDS, duration / 10);
  write(POSITIONS_KEY, [...others.slice(1 - MAX_POSITIONS), ...(isOver ? [] : [[id, Math.floor(seconds)]])]);
}

export function readSpeed(): number {
  const stored = read(SPEED_KEY);
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}

export const storeSpeed = (speed: number): void => write(SPEED_KEY, speed);
