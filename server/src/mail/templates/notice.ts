import { button, quote, text, type MailContent } from '../mail-content';

export interface Notice {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Quotes the words of a person, such as the reason of a refusal. */
  readonly quoted?: string;
  readonly link?: { readonly label: string; readonly path: string };
  readonly reason: string;
}

/** Creates a short email without a template of its own. */
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
