const KEPT_FOR_MS = 60_000;

/** Saves a file as a download. A link can't be used if the request needs the session's headers. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
