/** Drives the page of one browser engine. Elements are named by XPath, which every engine's protocol knows. */
export interface Engine {
  /** Opens a URL and waits until it has loaded. */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Clicks the element with the pointer. Rejects if it isn't visible. */
  click(xpath: string): Promise<void>;
  /** Types into the element with the keyboard. */
  type(xpath: string, text: string): Promise<void>;
  /** Returns the value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}
