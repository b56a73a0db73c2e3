import { button, quote, text, type MailContent } from '../mail-content';

export interface Notice {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Somebody's own words, such as the reason of a refusal. */
  readonly quoted?: string;
  readonly link?: { readonly label: string; readonly path: string };
  readonly reason: string;
}

/** A short email without a layout of its own. */
export const notice = ({ subject, heading, paragraphs, quoted, link, reason }: Notice): MailContent => ({
  subject,
  heading,
  blocks: [
    ...paragraphs.map(text),
    ...(quoted ? [quote(quoted)] : []),
    ...(link ? [button(link.label, link.path)] : []),
  ],
  reason,
});
