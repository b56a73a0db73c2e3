export interface ByteRange {
  readonly start: number;
  /** Is the last byte, inclusive. */
  readonly end: number;
}

/**
 * Returns the part of a file that a `Range` header requests. `null` means the whole file, also for headers that the
 * server doesn't support (several ranges, other units), as RFC 9110 allows. `'unsatisfiable'` means that the range is
 * outside of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
