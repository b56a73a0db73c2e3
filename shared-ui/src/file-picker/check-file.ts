/** The limit of a file picker that is given none. */
export const DEFAULT_MAX_SIZE_MB = 5;

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Why a file can't be taken, in the words of the specification; null when it can. */
export function checkFile(file: File, accept: readonly string[], maxSizeMb: number): string | null {
  if (file.size > maxSizeMb * MEGABYTE) return `File size must be less than ${maxSizeMb}MB`;
  if (accept.length > 0 && !accept.some((type) => matchesType(file, type))) {
    return `Invalid file type. Accepted types: ${accept.join(', ')}`;
  }
  return null;
}

/** `accept` knows three shapes: `.pdf`, `image/*` and `image/png`. */
function matchesType(file: File, type: string): boolean {
  const wanted = type.trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  const actual = file.type.toLowerCase();
  return wanted.endsWith('/*') ? actual.startsWith(wanted.slice(0, -1)) : actual === wanted;
}

/** A size as a person says it: `320 KB`, `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return bytes < 10 * GIGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1)} MB`
    : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
