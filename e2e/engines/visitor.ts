import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine';

const PATIENCE_MS = 20_000;
const RETRY_MS = 150;

/** Returns an expression for the places of the visible elements among all that match. */
const findVisible = (xpath: string) => `((list) =>
  Array.from({ length: list.snapshotLength }, (_, index) => index)
    .filter((index) => list.snapshotItem(index).getClientRects().length > 0)
)(document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE))`;

/** Does what a person does on a site, and waits as a person would. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  open(url: string): Promise<void> {
    return this.engine.open(`${this.origin}${url}`);
  }

  resize(width: number, height: number): Promise<void> {
    return this.engine.resize(width, height);
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.engine.evaluate(expression);
  }

  /** Waits until an expression is true in the page. A page that is just being replaced can't be asked. */
  async expect(expression: string, what: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(RETRY_MS))
      if (await this.engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    const seen = await this.engine
      .evaluate<string>('location.pathname + ": " + document.body.innerText.slice(0, 300)')
      .catch(String);
    throw new Error(`${what} (the page was ${seen})`);
  }

  see(xpath: string): Promise<void> {
    return this.expect(`${findVisible(xpath)}.length > 0`, `${xpath} should be visible`);
  }

  click(xpath: string): Promise<void> {
    return this.retry(async () => this.engine.click(await this.narrow(xpath)));
  }

  type(xpath: string, text: string): Promise<void> {
    return this.retry(async () => this.engine.type(await this.narrow(xpath), text));
  }

  /** A driver refuses an element that moves or is covered at that moment; a person would wait. */
  private async retry(act: () => Promise<void>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(RETRY_MS))
      try {
        return await act();
      } catch (cause) {
        if (Date.now() > end) throw cause;
      }
  }

  /**
   * Scrolls to the first visible element and returns its XPath: menus stand in a page twice, for narrow and wide windows.
   * Waits until it stays where it is, because pictures above it may still load.
   */
  private async narrow(xpath: string): Promise<string> {
    await this.see(xpath);
    const [first = 0] = await this.engine.evaluate<number[]>(findVisible(xpath));
    const visible = `(${xpath})[${first + 1}]`;
    const node = `document.evaluate(${JSON.stringify(visible)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`;
    for (let last: number | null = null; ; await sleep(RETRY_MS)) {
      const top: number | null = await this.engine.evaluate(
        `((node) => (node?.scrollIntoView({ block: "center", behavior: "instant" }), node?.getBoundingClientRect().top ?? null))(${node})`,
      );
      if (top !== null && top === last) return visible;
      // The page has rendered something else meanwhile.
      if (top === null) return this.narrow(xpath);
      last = top;
    }
  }

  async clearStorage(): Promise<void> {
    await this.engine.evaluate('(localStorage.clear(), sessionStorage.clear(), null)');
  }
}
