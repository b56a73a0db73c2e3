/** The limit of a file picker that is given none. */
export const DEFAULT_MAX_SIZE_MB = 5;

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Says why a file can't be taken, null when it can; later where it has to look into the file. */
export type FileCheck = (file: File) => string | null | Promise<string | null>;

/** A chosen file with what speaks against it. */
export type CheckedFile = { readonly file: File; readonly refusal: string | null };

/** Checks the files that somebody chose and hands them on: at once, unless one of them has to be looked into. */
export function checkFiles(
  files: readonly File[],
  check: FileCheck,
  onChecked: (checked: readonly CheckedFile[]) => void,
): void {
  const refusals = files.map(check);
  const handOn = (known: readonly (string | null)[]) =>
    onChecked(files.map((file, index) => ({ file, refusal: known[index] ?? null })));
  const isKnown = (refusal: string | null | Promise<string | null>) => !(refusal instanceof Promise);
  if (refusals.every(isKnown)) handOn(refusals as readonly (string | null)[]);
  else void Promise.all(refusals).then(handOn);
}

const REFUSAL_MESSAGES = {
  size: (max: number) => `File size must be less than ${max}MB`,
  type: (list: string) => `Invalid file type. Accepted types: ${list}`,
  /** `image files`, of `image/*`. */
  kind: (kind: string) => `${kind} files`,
};

/** Why a file can't be taken, in the words of the specification; null when it can. */
export function checkFile(file: File, accept: readonly string[], maxSizeMb: number): string | null {
  if (file.size > maxSizeMb * MEGABYTE) return REFUSAL_MESSAGES.size(maxSizeMb);
  if (accept.length > 0 && !accept.some((type) => matchesType(file, type))) {
    return REFUSAL_MESSAGES.type(accept.map(nameType).join(', '));
  }
  return null;
}

/** An accepted type as people say it: `PNG` of `image/png` and of `.png`. */
function nameType(type: string): string {
  const [kind = '', name] = type.split('/');
  if (name === '*') return REFUSAL_MESSAGES.kind(kind);
  return (name ?? kind).replace(/^\./, '').toUpperCase();
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
