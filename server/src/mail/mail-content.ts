/** A part of an email. Texts are escaped when they are laid out; `html` is trusted: sanitized by whoever wrote it. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** A path of this site, as a button that says what it does. */
  | { readonly kind: 'button'; readonly label: string; readonly path: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'html'; readonly html: string };

/** An email before it is laid out: the same blocks make its text and its HTML. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why somebody gets this email; stands at its foot. */
  readonly reason: string;
}

export const text = (content: string): MailBlock => ({ kind: 'text', text: content });
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });
export const quote = (content: string): MailBlock => ({ kind: 'quote', text: content });
export const facts = (...list: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  facts: list,
});
