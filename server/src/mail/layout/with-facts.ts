import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FillText } from '../../responses/fill-text';
import type { MailContent } from '../mail-content';

/** Fills facts into the texts of an email that editors write. Texts of visitors stay unchanged. */
export const withFacts = (content: MailContent, fillText: FillText): MailContent => ({
  ...content,
  blocks: content.blocks.map((block) =>
    block.kind === 'html' ? { ...block, html: fillText(block.html, SOURCE_LANGUAGE, 'html') } : block,
  ),
});
