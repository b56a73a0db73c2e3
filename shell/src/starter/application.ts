import type { HashedFile, PageStart } from '@narthex/shared-contracts/page-document';
import './hand-over';
import { fetchPage } from './page-data';

/** Starts the application when somebody needs it. */
export interface Application {
  /** Starts it unless it has started. After a failure, the next call tries again. */
  readonly start: () => void;
}

interface ApplicationOptions {
  readonly trust: (url: string) => string;
  readonly onFailed: (cause: unknown) => void;
}

/** Creates the application of a page that waits for it. */
export function createApplication(start: PageStart, { trust, onFailed }: ApplicationOptions): Application {
  const { scripts, chunks, preloads } = start;
  const failures: Record<string, number> = {};
  let isStarted = false;

  /** A retry needs a new URL: the browser may have kept what it refused, or be sent the same again. */
  const withAttempt = (url: string) => (failures[url] ? `${url}?try=${failures[url]}` : url);

  function preload([url, integrity]: HashedFile): void {
    const link = document.createElement('link');
    const href = withAttempt(url);
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }

  function run([url, integrity]: HashedFile, isOrdered: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = !isOrdered;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        failures[url] = (failures[url] ?? 0) + 1;
        reject(new Error(`${url} could not be loaded`));
      };
      script.src = trust(withAttempt(url));
      document.head.append(script);
    });
  }

  async function load(): Promise<void> {
    const page = fetchPage(start);
    for (const file of [...scripts, ...chunks, ...preloads]) preload(file);
    // The scripts run once the data is there, so that a failure leaves the page as it is and can be repeated.
    await page;
    globalThis.__narthexPage = page;
    // A chunk that fails is requested again by the loader of its remote.
    for (const file of chunks) run(file, false).catch(() => undefined);
    await Promise.all(scripts.map((file) => run(file, true)));
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      document.documentElement.dataset['starting'] = '';
      load().catch((cause: unknown) => {
        isStarted = false;
        delete document.documentElement.dataset['starting'];
        onFailed(cause);
      });
    },
  };
}
