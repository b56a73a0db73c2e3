import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { LIFTED_FLAG } from './broken-code';
import { computeIntegrity, type Target } from '../site/target';

type Handle = (route: Route) => Promise<unknown> | unknown;
type Concerns = (pathname: string) => boolean;

/** A browser's view of the site in which one fault happens, until it is lifted. */
export class Stage {
  /** How often the fault was met. */
  hits = 0;
  #isLifted = false;

  constructor(
    readonly target: Target,
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Takes the connection away. It is back when the fault is lifted. */
  async disconnect(): Promise<void> {
    await this.context.setOffline(true);
    this.hits += 1;
  }

  /** From now on everything is as it was. */
  async lift(): Promise<void> {
    this.#isLifted = true;
    await this.context.setOffline(false);
    await this.page.evaluate((flag) => Object.assign(window, { [flag]: true }), LIFTED_FLAG);
  }

  /** Handles requests for these paths of the site. @param isHit Of which requests the fault is. */
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
        // A page that is left has no use for its response.
        await Promise.resolve(handle(route)).catch(() => undefined);
      },
    );
  }

  /** Handles the requests for the files of the version. */
  async interceptFiles(handle: Handle, concerns: Concerns = () => true): Promise<void> {
    const { folder } = this.target;
    await this.intercept((pathname) => pathname.startsWith(folder) && concerns(pathname), handle);
  }

  /** Has the site's pages say something else. */
  async rewritePages(rewrite: (html: string) => string): Promise<void> {
    await this.intercept(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: rewrite(await response.text()) });
      },
      () => false,
    );
  }

  /** Responds with another body to the requests for a file. */
  async replaceFile(path: string, contentType: string, body: string): Promise<void> {
    await this.intercept(
      (pathname) => pathname === path,
      (route) => route.fulfill({ contentType, body }),
    );
  }

  /** Puts other code in the place of the entry; pages and manifest know it by its hash. */
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
