export const FAKE_ORIGIN = 'https://mwangaza.example';

/**
 * Implements the part of a response that the worker uses. Its body can be read once, and cloned only before
 * that.
 */
export class FakeResponse {
  ok = true;
  status = 200;
  type = 'basic';
  redirected = false;
  headers = new Map([['content-type', 'text/html; charset=utf-8']]);
  private isUsed = false;

  constructor(
    readonly body: string,
    private readonly changes: object = {},
  ) {
    Object.assign(this, changes);
  }

  read(): this {
    if (this.isUsed) throw new TypeError('The body was read before');
    this.isUsed = true;
    return this;
  }
  clone(): FakeResponse {
    if (this.isUsed) throw new TypeError('The body was read before');
    return new FakeResponse(this.body, this.changes);
  }
  async text(): Promise<string> {
    return this.read().body;
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.read().body);
  }
}

export const buildPage = (body: string, changes: object = {}) => new FakeResponse(body, changes);

/** Identifies an entry of a cache or a request. */
export type Key = string | null | { readonly url: string };

/** Returns path and query of a key, resolved like a URL in a browser. */
export const getPath = (key: Key) =>
  new URL(typeof key === 'object' && key !== null ? key.url : String(key), FAKE_ORIGIN).href.slice(
    FAKE_ORIGIN.length,
  );
