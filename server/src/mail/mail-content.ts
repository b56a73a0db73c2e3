import type { Language } from '@narthex/shared-contracts/languages';

/** Is a part of an email. Texts are escaped in the layout; `html` must have been sanitised before. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Links a path of this site as a button with a label. */
  | { readonly kind: 'button'; readonly label: string; readonly path: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Quotes the words of a person. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'html'; readonly html: string };

/** Describes an email before its layout: the same blocks become its text and its HTML. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Is the language of the texts; English unless it is set. */
  readonly language?: Language;
  /** Is the language of the facts in what an editor wrote for everybody; the email's own unless it is set. */
  readonly factLanguage?: Language;
  /** Explains at the end of the email why the recipient gets it. */
  readonly reason: string;
}

export const text = (content: string): MailBlock => ({ kind: 'text', text: content });
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });
export const quote = (content: string): MailBlock => ({ kind: 'quote', text: content });
export const facts = (...list: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  facts: list,
});
