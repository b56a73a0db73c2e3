import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FillText } from '../../responses/fill-text';
import type { MailBlock, MailContent } from '../mail-content';

/**
 * Fills facts into the texts of an email that editors write, such as a message, the title of an event and its place.
 * Blocks of the kinds `text` and `quote` stay unchanged, because visitors may have written them.
 */
export function withFacts(content: MailContent, fillText: FillText): MailContent {
  const { language = SOURCE_LANGUAGE, factLanguage = language } = content;
  const fill = (text: string) => fillText(text, factLanguage, 'plain');
  const fillBlock = (block: MailBlock): MailBlock => {
    if (block.kind === 'html') return { ...block, html: fillText(block.html, factLanguage, 'html') };
    if (block.kind !== 'facts') return block;
    return { ...block, facts: block.facts.map(([label, value]) => [label, fill(value)] as const) };
  };
  return {
    ...content,
    subject: fill(content.subject),
    heading: fill(content.heading),
    blocks: content.blocks.map(fillBlock),
  };
}
