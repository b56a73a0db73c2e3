import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { htmlToText } from 'html-to-text';
import { translateMessage } from '../../responses/translate-message';
import type { MailBlock, MailContent } from '../mail-content';
import { UNSUBSCRIBE, absoluteUrl, senderLines, type MailFrame } from './mail-frame';

function blockText(block: MailBlock, frame: MailFrame): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}:\n${absoluteUrl(frame, block.path)}`;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'html':
      return htmlToText(block.html, {
        wordwrap: false,
        baseElements: { selectors: ['body'], returnDomByDefault: true },
        selectors: [
          { selector: 'a', options: { baseUrl: frame.origin, hideLinkHrefIfSameAsText: true } },
          { selector: 'img', format: 'skip' },
          ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
        ],
      });
  }
}

/** Lays an email out as plain text, for programs and people that don't want HTML. */
export function layoutText(content: MailContent, frame: MailFrame): string {
  const { language = SOURCE_LANGUAGE } = content;
  const foot = [
    content.reason,
    ...(frame.unsubscribe_path
      ? [`${translateMessage(UNSUBSCRIBE, language)}: ${absoluteUrl(frame, frame.unsubscribe_path)}`]
      : []),
    ...senderLines(frame, language),
  ];
  return [content.heading, ...content.blocks.map((block) => blockText(block, frame)), '-- ', foot.join('\n')]
    .join('\n\n')
    .concat('\n');
}
