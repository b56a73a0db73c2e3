import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { LIFTED_FLAG } from './broken-code';
import { inlineDocument } from '../../page-html';
import { computeIntegrity, type Target } from '../site/target';

type Handle = (route: Route) => Promise<unknown> | unknown;
type Concerns = (pathname: string) => boolean;

/** Controls a browser's view of the site in which one fault occurs until it is lifted. */
export class Stage {
  /** Counts how often the fault has occurred. */
  hits = 0;
  #isLifted = false;

  constructor(
    readonly target: Target,
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Disconnects the browser until the fault is lifted. */
  async disconnect(): Promise<void> {
    await this.context.setOffline(true);
    this.hits += 1;
  }

  /** Ends the fault. */
  async lift(): Promise<void> {
    this.#isLifted = true;
    await this.context.setOffline(false);
    const lift = (flag: string) => Object.assign(window, { [flag]: true });
    // A frame that is being removed has nothing to lift.
    await Promise.all(this.page.frames().map((frame) => frame.evaluate(lift, LIFTED_FLAG).catch(() => null)));
  }

  /** Handles requests for these paths of the site. @param isHit Selects the requests that count as the fault. */
  async intercept(
    concerns: Concerns,
    handle: Handle,
    isHit: (request: Request) => boolean = () => true,
  ): Promise<void> {
    await this.context.route(
      (url) => concerns(url.pathname),
      async (route) => {
        if (this.#isLifted) return route.fallback();
        if (isHit(route.request())) this.hits += 1;
        // A page that was left doesn't need its response.
        await Promise.resolve(handle(route)).catch(() => undefined);
      },
    );
  }

  /** Handles the requests for the files of the version. */
  async interceptFiles(handle: Handle, concerns: Concerns = () => true): Promise<void> {
    const { folder } = this.target;
    await this.intercept((pathname) => pathname.startsWith(folder) && concerns(pathname), handle);
  }

  /** Rewrites the pages of the site. */
  async rewritePages(rewrite: (html: string) => string): Promise<void> {
    await this.intercept(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: rewrite(await this.#inline(await response.text())) });
      },
      () => false,
    );
  }

  /** Makes each page load the application by itself, since nobody reaches for a control here. */
  async startApplication(): Promise<void> {
    await this.context.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        try {
          const response = await route.fetch();
          return await route.fulfill({ response, body: await this.#inline(await response.text()) });
        } catch {
          // Without a connection the browser handles the request as it does for a visitor.
          return route.fallback();
        }
      },
    );
  }

  #inline(html: string): Promise<string> {
    const fetchText = async (url: string) =>
      (await this.context.request.get(new URL(url, this.target.site).href)).text();
    return inlineDocument(html, fetchText);
  }

  /** Responds with another body to requests for a file. */
  async replaceFile(path: string, contentType: string, body: string): Promise<void> {
    await this.intercept(
      (pathname) => pathname === path,
      (route) => route.fulfill({ contentType, body }),
    );
  }

  /** Replaces the code of the entry, and its hash in pages and manifest. */
  async replaceEntry(code: string): Promise<void> {
    const { entry, manifest } = this.target;
    const hashes = [computeIntegrity(entry.text), computeIntegrity(code)] as const;
    const text = manifest.text.replaceAll(...hashes);
    await this.rewritePages((html) =>
      html.replaceAll(...hashes).replaceAll(computeIntegrity(manifest.text), computeIntegrity(text)),
    );
    await this.replaceFile(manifest.path, 'application/json', text);
    await this.replaceFile(entry.path, 'text/javascript', code);
  }
}
