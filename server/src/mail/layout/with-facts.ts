import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FillText } from '../../responses/facts/fill-text';
import type { MailContent } from '../mail-content';

/** Only what editors write is HTML: strangers' words stay as they are. */
export const withFacts = (content: MailContent, fillText: FillText): MailContent => ({
  ...content,
  blocks: content.blocks.map((block) =>
    block.kind === 'html' ? { ...block, html: fillText(block.html, SOURCE_LANGUAGE, 'html') } : block,
  ),
});
