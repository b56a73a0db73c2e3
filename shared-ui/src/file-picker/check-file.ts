/** This limit applies if a file picker has none. */
export const DEFAULT_MAX_SIZE_MB = 5;

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Returns why a file is refused, or null if it is accepted. It is asynchronous if it reads the file. */
export type FileCheck = (file: File) => string | null | Promise<string | null>;

/** A chosen file with the reason why it is refused, or null. */
export type CheckedFile = { readonly file: File; readonly refusal: string | null };

/** Checks the chosen files and passes on the results, synchronously unless a check reads a file. */
export function checkFiles(
  files: readonly File[],
  check: FileCheck,
  onChecked: (checked: readonly CheckedFile[]) => void,
): void {
  const refusals = files.map(check);
  const passOn = (known: readonly (string | null)[]) =>
    onChecked(files.map((file, index) => ({ file, refusal: known[index] ?? null })));
  const isKnown = (refusal: string | null | Promise<string | null>) => !(refusal instanceof Promise);
  if (refusals.every(isKnown)) passOn(refusals as readonly (string | null)[]);
  else void Promise.all(refusals).then(passOn);
}

const REFUSAL_MESSAGES = {
  size: (max: number) => `File size must be less than ${max}MB`,
  type: (list: string) => `Invalid file type. Accepted types: ${list}`,
  /** Returns a label such as `image files` for `image/*`. */
  kind: (kind: string) => `${kind} files`,
};

/** Returns why a file is refused in the wording of the specification, or null if it is accepted. */
export function checkFile(file: File, accept: readonly string[], maxSizeMb: number): string | null {
  if (file.size > maxSizeMb * MEGABYTE) return REFUSAL_MESSAGES.size(maxSizeMb);
  if (accept.length > 0 && !accept.some((type) => matchesType(file, type))) {
    return REFUSAL_MESSAGES.type(accept.map(nameType).join(', '));
  }
  return null;
}

/** Returns the label of an accepted type: `PNG` for `image/png` and for `.png`. */
function nameType(type: string): string {
  const [kind = '', name] = type.split('/');
  if (name === '*') return REFUSAL_MESSAGES.kind(kind);
  return (name ?? kind).replace(/^\./, '').toUpperCase();
}

/** An entry of `accept` has one of three forms: `.pdf`, `image/*` or `image/png`. */
function matchesType(file: File, type: string): boolean {
  const wanted = type.trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  const actual = file.type.toLowerCase();
  return wanted.endsWith('/*') ? actual.startsWith(wanted.slice(0, -1)) : actual === wanted;
}

/** Returns a size with its unit: `320 KB` or `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return bytes < 10 * GIGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1)} MB`
    : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
