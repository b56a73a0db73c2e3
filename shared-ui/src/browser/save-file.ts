const KEPT_FOR_MS = 60_000;

/** Describes a file that is saved as a download. */
interface SavedFile {
  readonly file: Blob;
  readonly name: string;
}

/** The window dispatches a download as this event first; a frame, which may save nothing, passes it on. */
const SAVE_EVENT = 'narthex:save';

declare global {
  interface WindowEventMap {
    'narthex:save': CustomEvent<SavedFile>;
  }
}

/** Saves a file as a download. A link can't be used if the request needs the session's headers. */
export function saveFile(file: Blob, name: string): void {
  const event = new CustomEvent<SavedFile>(SAVE_EVENT, { detail: { file, name }, cancelable: true });
  if (!window.dispatchEvent(event)) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
