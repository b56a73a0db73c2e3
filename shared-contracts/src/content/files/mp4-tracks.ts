/** Reads `length` bytes of a file from `offset`, or fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** The handlers of tracks lie inside these boxes. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);
/** An uploaded file may consist of boxes only, so the number of boxes read is limited. */
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
  // A length of 0 means that the box reaches to the end of the file.
  const end = length === 0 ? limit : start + length;
  if (length !== 0 && length < headerBytes) return null;
  return { type: readText(bytes, 4), start, content: start + headerBytes, end: Math.min(end, limit) };
}

/**
 * Returns the track types of an MP4, QuickTime or 3GP file: `vide`, `soun`, `text` … Phones use the same
 * containers and brands for sound and video, so only the tracks tell them apart. The set is empty for a file
 * without a movie box.
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
