import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** Is what a file is made from: an earlier version and what has changed since. */
export interface DeltaSource {
  /** Holds the bytes that the browser has already. */
  readonly dictionary: Uint8Array;
  readonly file: Uint8Array;
}

/** A delta starts with a skippable frame of 32 bytes that holds the SHA-256 of the dictionary (RFC 9842, section 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const HEADER_BYTES = MAGIC.length + 32;

/** Higher levels take several times as long for hardly fewer bytes, because nearly all is in the dictionary. */
const LEVEL = 12;

function isLoaded(): boolean {
  try {
    freeCCtx(createCCtx());
    return true;
  } catch {
    return false;
  }
}

let loading: Promise<void> | undefined;
/**
 * Loads the compiled library, once in a thread: a second time leaves its functions with the memory of the first. Suites of a
 * test worker share the library, but not this module.
 */
const load = () => (loading ??= isLoaded() ? Promise.resolve() : init());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Compresses a file with an earlier version of it as the dictionary, in the format of the content coding `dcz`. */
export async function makeDelta({ dictionary, file }: DeltaSource): Promise<Buffer> {
  await load();
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, file, dictionary, LEVEL);
    return Buffer.concat([MAGIC, sha256(dictionary), frame]);
  } finally {
    freeCCtx(context);
  }
}

/** Restores a file as browsers do. Throws if the delta was made with another dictionary or is damaged. */
export async function applyDelta(dictionary: Uint8Array, delta: Uint8Array): Promise<Buffer> {
  await load();
  const header = Buffer.concat([MAGIC, sha256(dictionary)]);
  if (!header.equals(delta.subarray(0, HEADER_BYTES))) throw new Error('The delta has another dictionary.');
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(HEADER_BYTES), dictionary));
  } finally {
    freeDCtx(context);
  }
}
