/** Thrown if torture can't start. The message is for the team. */
export class TortureError extends Error {
  override readonly name = 'TortureError';
}
