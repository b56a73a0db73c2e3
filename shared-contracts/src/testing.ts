import type { z } from 'zod';
import type { Actor } from './access/roles';
import type { ChurchEvent } from './schemas/events';

/** Creates a signed-in person for tests. */
export const actor = (role: Actor['role'], department: Actor['department'] = null): Actor => ({
  id: 1,
  role,
  department,
});

/** Returns the first message of each field when a schema validates a value; it is empty for a valid value. */
export function getMessages(schema: z.ZodType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

/** Creates an event for tests; `changes` override its fields. */
export function fakeEvent(changes: Partial<ChurchEvent> = {}): ChurchEvent {
  return {
    id: 1,
    title: 'Vespers with the choirs',
    description: 'The Sabbath opens with song.',
    start_datetime: '2026-11-27T15:30:00.000Z',
    end_datetime: '2026-11-27T17:00:00.000Z',
    event_date: '2026-11-27',
    start_time: '18:30',
    location: 'Main Assembly Hall',
    event_type: 'worship',
    status: 'published',
    featured_image: null,
    additional_info: null,
    is_recurring: false,
    recurrence_pattern: null,
    max_attendees: null,
    entry_fee: null,
    department: null,
    attendees_count: 0,
    waiting_count: 0,
    version: 1,
    ...changes,
  };
}

const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function box(type: string, content: readonly number[], isLong = false): number[] {
  return isLong
    ? [...bigEndian(1), ...ascii(type), ...bigEndian(0), ...bigEndian(content.length + 16), ...content]
    : [...bigEndian(content.length + 8), ...ascii(type), ...content];
}

interface Mp4Options {
  readonly brand: string;
  /** Lists the handlers of its tracks: `soun`, `vide`. */
  readonly handlers: readonly string[];
  /** Recorders write the movie box after the content. */
  readonly isMovieLast?: boolean;
  readonly hasLongBoxes?: boolean;
}

/** Creates a small file in the container of MP4, 3GP and QuickTime whose tracks are empty. */
export function mp4File({ brand, handlers, isMovieLast, hasLongBoxes }: Mp4Options): Uint8Array<ArrayBuffer> {
  const tracks = handlers.flatMap((handler) => {
    const description = box('hdlr', [
      ...bigEndian(0),
      ...bigEndian(0),
      ...ascii(handler),
      ...Array(13).fill(0),
    ]);
    // QuickTime has a second handler here that doesn't describe the track.
    const data = box('hdlr', [...bigEndian(0), ...ascii('dhlr'), ...ascii('alis'), ...Array(13).fill(0)]);
    return box('trak', box('mdia', [...description, ...box('minf', data)]));
  });
  const movie = box('moov', tracks);
  const content = box('mdat', ascii('moov trak mdia hdlr vide'), hasLongBoxes);
  const type = box('ftyp', [...ascii(brand), ...bigEndian(512), ...ascii(brand)]);
  return new Uint8Array([...type, ...(isMovieLast ? [...content, ...movie] : [...movie, ...content])]);
}
