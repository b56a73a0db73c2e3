import type { CDPSession } from 'playwright-core';

export const KINDS = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'data'] as const;
export type Kind = (typeof KINDS)[number];

export interface LoggedRequest {
  readonly url: string;
  readonly kind: Kind;
  /** Holds the seconds on the browser's clock. */
  readonly start: number;
  end: number | null;
  headerBytes: number;
  /** Holds the size of the body as transferred. */
  bytes: number;
  /** Holds the URL of the script that sent the request; it is null for the HTML or a stylesheet. */
  readonly script: string | null;
  readonly parent: string | null;
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'JS',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'pictures',
};

/** Records every request of a page with its transferred size. */
export class RequestLog {
  private readonly requests = new Map<string, LoggedRequest>();
  private lastChange = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
      if (!/^https?:/.test(request.url)) return;
      this.lastChange = Date.now();
      const script = initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
      this.requests.set(requestId, {
        url: request.url,
        kind: KIND_OF[type ?? ''] ?? 'data',
        start: timestamp,
        end: null,
        headerBytes: 0,
        bytes: 0,
        script: script || null,
        parent: initiator.url ?? null,
      });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.requests.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.requests.get(requestId);
      if (request) request.headerBytes = response.encodedDataLength;
      // A preloaded file that is requested again comes from the cache, so nothing is transferred.
      if (response.fromDiskCache) this.requests.delete(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.finish(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.finish(requestId, timestamp, 0));
  }

  private finish(id: string, end: number, encoded: number): void {
    this.lastChange = Date.now();
    const request = this.requests.get(id);
    if (request) Object.assign(request, { end, bytes: Math.max(0, encoded - request.headerBytes) });
  }

  all(): readonly LoggedRequest[] {
    return [...this.requests.values()];
  }

  /** Returns for how many milliseconds no request has been sent or pending. */
  quietFor(): number {
    return this.all().some(({ end }) => end === null) ? 0 : Date.now() - this.lastChange;
  }
}

export function bytesByKind(requests: readonly LoggedRequest[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { HTML: 0, JS: 0, CSS: 0, fonts: 0, pictures: 0, data: 0 };
  for (const { kind, bytes } of requests) sums[kind] += bytes;
  return sums;
}

/**
 * Returns the longest chain of requests, including the HTML: files that the HTML names are second; a request of a
 * script follows that script and every response the script had received before.
 */
export function serialDepth(requests: readonly LoggedRequest[]): number {
  const depths = new Map<LoggedRequest, number>();
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    const causes = [...depths].filter(([earlier]) => {
      if (earlier.url === (request.script ?? request.parent)) return true;
      const hasResponse = earlier.end !== null && earlier.end <= request.start;
      return request.script !== null && earlier.script !== null && hasResponse;
    });
    const before = Math.max(depths.size > 0 ? 1 : 0, ...causes.map(([, depth]) => depth));
    depths.set(request, before + 1);
  }
  return Math.max(0, ...depths.values());
}
