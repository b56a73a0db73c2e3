/** Thrown if a command has no browser to drive. The message is for whoever typed it. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
}

/** Thrown if torture can't start. The message is for the team. */
export class TortureError extends Error {
  override readonly name = 'TortureError';
}

/** Thrown if a `remote.json` can't be used. The message is for the team. */
export class DescriptorError extends Error {
  override readonly name = 'DescriptorError';
}

/** Thrown if `narthex dev` can't start. The message is for whoever typed it. */
export class DevError extends Error {
  override readonly name = 'DevError';
}
