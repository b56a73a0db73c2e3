/** Reads this many bytes of a file from a place in it; fewer where it ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** The boxes on the way to the handlers of tracks. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);
/** A file of strangers may be nothing but boxes. */
const MAX_BOXES = 2000;
const HEADER_BYTES = 16;
const HANDLER_OFFSET = 8;

const readText = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

async function readBox(read: ReadBytes, start: number, limit: number): Promise<Box | null> {
  const bytes = await read(start, HEADER_BYTES);
  if (bytes.length < HANDLER_OFFSET) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(0);
  const isLong = size === 1 && bytes.length === HEADER_BYTES;
  const headerBytes = isLong ? HEADER_BYTES : HANDLER_OFFSET;
  const length = isLong ? Number(view.getBigUint64(HANDLER_OFFSET)) : size;
  // A box of no length reaches to the end.
  const end = length === 0 ? limit : start + length;
  if (length !== 0 && length < headerBytes) return null;
  return { type: readText(bytes, 4), start, content: start + headerBytes, end: Math.min(end, limit) };
}

/**
 * What the tracks of an MP4, QuickTime or 3GP file hold, as its movie box says: `vide`, `soun`, `text` … Phones put
 * sound and film into the same containers under the same brands. Empty for a file that has no movie box.
 */
export async function readTrackHandlers(read: ReadBytes): Promise<ReadonlySet<string>> {
  const handlers = new Set<string>();
  let boxes = 0;

  async function walk(from: number, limit: number): Promise<void> {
    let start = from;
    while (start < limit && boxes < MAX_BOXES) {
      boxes += 1;
      const box = await readBox(read, start, limit);
      if (!box) return;
      if (box.type === 'hdlr') handlers.add(readText(await read(box.content + HANDLER_OFFSET, 4), 0));
      else if (CONTAINERS.has(box.type)) await walk(box.content, box.end);
      start = box.end;
    }
  }

  await walk(0, Number.POSITIVE_INFINITY);
  return handlers;
}
