/** Thrown if a page can't be measured. The message is for the person at the terminal. */
export class MeasureError extends Error {
  override readonly name = 'MeasureError';
}
