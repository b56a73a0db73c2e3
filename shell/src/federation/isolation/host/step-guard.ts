/** The code of a remote may take this many steps in one window of time; a person clicks less often. */
const MAX_STEPS = 30;
const WINDOW_MS = 10_000;

/** Returns true for a path of this site: no other host, no script. */
export const isSitePath = (to: unknown): to is string =>
  typeof to === 'string' && /^\/(?![/\\])/.test(to) && !to.includes('\\');

const isWithin = (to: string, base: string) => {
  const [path = ''] = to.toLowerCase().split(/[?#]/);
  return path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`);
};

/**
 * Returns a function that decides if the code of a remote may go to a path. Within its own mount it may; elsewhere
 * only while the person uses the page, so that code alone leads nobody away. A flood of steps is stopped.
 */
export function createStepGuard(base: string, isPersonActive: () => boolean, now = Date.now) {
  let steps: number[] = [];
  return (to: unknown): to is string => {
    if (!isSitePath(to)) return false;
    steps = steps.filter((time) => time > now() - WINDOW_MS);
    if (steps.length >= MAX_STEPS) return false;
    if (!isWithin(to, base) && !isPersonActive()) return false;
    steps.push(now());
    return true;
  };
}
