const closers: (() => Promise<unknown>)[] = [];

/** Notes how something that was opened is closed. */
export function closeLater(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** Closes everything; the last thing opened is closed first. */
export async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
