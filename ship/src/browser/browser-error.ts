/** Thrown if a command has no browser to drive. The message is for whoever typed it. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
}
