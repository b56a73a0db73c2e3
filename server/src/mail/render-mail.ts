import type { SendMailOptions } from 'nodemailer';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { withFacts } from './layout/with-facts';
import { layoutHtml } from './layout/layout-html';
import { layoutText } from './layout/layout-text';
import { absoluteUrl } from './layout/mail-frame';
import type { OutboxRow } from './outbox-repository';
import type { FillText } from '../responses/facts/fill-text';
import { fillTemplate } from './templates/mail-templates';

export interface Sender {
  readonly site: Site;
  /** Origin of the site in links. */
  readonly origin: string;
  /** `MAIL_FROM`; the site's own address and name unless it is set. */
  readonly from: string | undefined;
  /** Fills in the facts that the words of the church name. */
  readonly fillText: FillText;
}

function fromAddress({ site, origin, from }: Sender) {
  if (from !== undefined) return from;
  return { name: site.name, address: site.email || `no-reply@${new URL(origin).hostname}` };
}

type OutboxEmail = Pick<
  OutboxRow,
  'id' | 'to_email' | 'template' | 'data' | 'reply_to' | 'is_bulk' | 'unsubscribe_path'
>;

/** An email of the outbox as it leaves: text, HTML and headers. */
export function renderMail(row: OutboxEmail, sender: Sender): SendMailOptions {
  const { site, origin } = sender;
  const content = withFacts(fillTemplate(row.template, row.data), sender.fillText);
  const frame = { site, origin, unsubscribe_path: row.unsubscribe_path };
  const unsubscribe = row.unsubscribe_path && absoluteUrl(frame, row.unsubscribe_path);
  const replyTo = row.reply_to ?? (site.email || undefined);
  return {
    from: fromAddress(sender),
    to: { name: '', address: row.to_email },
    ...(replyTo && { reply_to: replyTo }),
    // The same at each attempt: a mail program shows an email that arrived twice once.
    messageId: `<outbox-${row.id}@${new URL(origin).hostname}>`,
    subject: content.subject,
    text: layoutText(content, frame),
    html: layoutHtml(content, frame),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(row.is_bulk && { Precedence: 'bulk' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
