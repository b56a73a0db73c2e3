const WITHIN_MS = 20_000;
const EVERY_MS = 50;

/** Waits until a condition holds; throws when it doesn't within a time that is far too long. */
export async function waitUntil(check: () => Promise<boolean>, withinMs = WITHIN_MS): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
