/** Runs a task once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let idle: number | undefined;
  const canIdle = typeof window.requestIdleCallback === 'function';
  const plan = () => {
    idle = canIdle ? window.requestIdleCallback(task, { timeout: 2000 }) : window.setTimeout(task, 200);
  };
  if (document.readyState === 'complete') plan();
  else window.addEventListener('load', plan, { once: true });
  return () => {
    window.removeEventListener('load', plan);
    if (idle === undefined) return;
    if (canIdle) window.cancelIdleCallback(idle);
    else window.clearTimeout(idle);
  };
}
