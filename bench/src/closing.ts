const closers: (() => Promise<unknown>)[] = [];

/** Registers the function that closes something. */
export function closeLater(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** Closes everything in reverse order of opening. */
export async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
