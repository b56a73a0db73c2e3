const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser's downloads. A link couldn't where the response needs the person's session. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
