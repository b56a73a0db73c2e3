import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { ContentCache } from '../../../content-cache/content-cache';
import { RENDERER_IP } from '../../../requests/network-of';
import { MAX_CALL_AGE_MS } from '../../../responses/cache-control';
import { MAX_KEPT_CALLS } from '../page-policy';
import type { PageCall, PageCallResponse } from '../rendering/render-messages';

interface MadeCall extends PageCallResponse {
  readonly reads: readonly ContentSubject[] | 'all';
  /** Is the time at which the call began, in milliseconds. */
  readonly since: number;
}

interface CallingPage {
  readonly language: Language;
  /** Is true for a page that the site lists; the calls of invented URLs must not evict those of listed ones. */
  readonly isListed: boolean;
  /** Ends a call that no other page waits for. */
  readonly signal: AbortSignal;
}

/** Is a call under way for a number of pages. */
interface Running {
  readonly end: AbortController;
  pages: number;
}

const isCacheable = (status: number, cacheControl: unknown) =>
  status === 200 && cacheControl !== undefined && !/no-store/.test(String(cacheControl));

/**
 * Makes the API calls of pages that are being rendered. Nobody is signed in where a page is rendered, so a response that
 * anybody may store is reused for other pages, and for the same one after a change of other content.
 */
export class PageCalls {
  readonly #app: FastifyInstance;
  readonly #listed: ContentCache<MadeCall>;
  readonly #others: ContentCache<MadeCall>;
  readonly #running = new Map<string, Running>();

  constructor(app: FastifyInstance) {
    this.#app = app;
    const open = () =>
      new ContentCache<MadeCall>({
        contentVersion: (subject) => app.contentVersion(subject),
        // Without a cache of pages, everything is read for each of them.
        maxEntries: app.config.pageCache > 0 ? MAX_KEPT_CALLS : 0,
        maxAgeMs: MAX_CALL_AGE_MS,
      });
    this.#listed = open();
    this.#others = open();
  }

  /** Returns the response to a call, and since when its content is known. The reads of the page are noted. */
  async get(
    { method, url, params }: PageCall,
    { language, isListed, signal }: CallingPage,
  ): Promise<MadeCall> {
    if (method !== 'GET') throw new Error('A page only reads');
    const query = new URLSearchParams(
      Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString();
    const asked = query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
    const calls = isListed ? this.#listed : this.#others;
    const key = `${language} ${isListed} ${asked}`;
    const result = calls.get(key, () => this.#make(key, asked, language));
    const stopWaiting = this.#waitFor(key, signal);
    try {
      const made = await result;
      this.#app.noteReads(made.reads);
      return made;
    } finally {
      stopWaiting();
    }
  }

  /** Ends the call of a key if all pages that wait for it are given up. Returns what ends the wait of a page. */
  #waitFor(key: string, signal: AbortSignal): () => void {
    const running = this.#running.get(key);
    if (!running) return () => undefined;
    running.pages += 1;
    const giveUp = () => {
      running.pages -= 1;
      if (running.pages === 0) running.end.abort(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    return () => signal.removeEventListener('abort', giveUp);
  }

  async #make(key: string, url: string, language: Language) {
    const since = Date.now();
    const running: Running = { end: new AbortController(), pages: 0 };
    this.#running.set(key, running);
    try {
      // An injected request begins when it is awaited, which has to happen where its reads are tracked.
      const { result: response, reads } = await this.#app.trackReads(
        async () =>
          await this.#app.inject({
            url,
            headers: { 'accept-language': language },
            remoteAddress: RENDERER_IP,
            signal: running.end.signal,
          }),
      );
      const { statusCode: status, body, headers } = response;
      return {
        value: { status, body, reads, since },
        reads,
        isCacheable: isCacheable(status, headers['cache-control']),
      };
    } finally {
      if (this.#running.get(key) === running) this.#running.delete(key);
    }
  }
}
