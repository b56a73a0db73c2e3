import { LOAD_LIMITS } from '../../loading/load-limits';

/** The greeting of a frame may arrive this long after its document has loaded. */
const GREETED_AFTER_LOAD_MS = 1_000;

type Loss = 'timeout' | 'network';

interface StartWatch {
  readonly iframe: HTMLIFrameElement;
  /** Counts the documents of this version that were lost before. */
  readonly retries: number;
  readonly onRetry: () => void;
  readonly onLost: (loss: Loss) => void;
  /** Is called when code in the frame reloads its document. */
  readonly onReload: () => void;
}

/**
 * Watches a frame until it greets the page. If its document is lost or takes too long, `onRetry` is called after the
 * delay that holds for any part of a remote, or `onLost` if there were enough attempts.
 */
export function watchStart({ iframe, retries, onRetry, onLost, onReload }: StartWatch) {
  let isGreeted = false;
  let loads = 0;
  const lose = (loss: Loss) => {
    const wait = LOAD_LIMITS.waits[retries];
    if (wait === undefined || (loss === 'timeout' && retries > 0)) onLost(loss);
    else timer = setTimeout(onRetry, wait);
  };
  let timer = setTimeout(() => lose('timeout'), LOAD_LIMITS.module);
  const handleLoad = () => {
    loads += 1;
    if (loads > 1) return onReload();
    if (isGreeted) return;
    clearTimeout(timer);
    timer = setTimeout(() => lose('network'), GREETED_AFTER_LOAD_MS);
  };
  iframe.addEventListener('load', handleLoad);
  return {
    noteGreeting() {
      isGreeted = true;
      clearTimeout(timer);
    },
    stop() {
      clearTimeout(timer);
      iframe.removeEventListener('load', handleLoad);
    },
  };
}
