import type { SendMailOptions } from 'nodemailer';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { withFacts } from './layout/with-facts';
import { layoutHtml } from './layout/layout-html';
import { layoutText } from './layout/layout-text';
import { absoluteUrl } from './layout/mail-frame';
import type { OutboxRow } from './outbox-repository';
import type { FillText } from '../responses/fill-text';
import type { Mailbox } from '../settings/setting-kinds';
import { fillTemplate } from './templates/mail-templates';

export interface Sender {
  readonly site: Site;
  /** Is the origin of the site for links. */
  readonly origin: string;
  /** Is the setting `MAIL_FROM`; without it, the site's own name and address are used. */
  readonly from: Mailbox | undefined;
  /** Fills facts into the texts of editors. */
  readonly fillText: FillText;
}

/** Returns who emails come from. */
export function getFrom({ site, origin, from }: Pick<Sender, 'site' | 'origin' | 'from'>): Mailbox {
  return from ?? { name: site.name, address: site.email || `no-reply@${new URL(origin).hostname}` };
}

type OutboxEmail = Pick<OutboxRow, 'id' | 'to_email' | 'template' | 'data' | 'is_bulk' | 'unsubscribe_path'>;

/** Renders an email of the outbox with text, HTML and headers. */
export function renderMail(row: OutboxEmail, sender: Sender): SendMailOptions {
  const { site, origin } = sender;
  const content = withFacts(fillTemplate(row.template, row.data), sender.fillText);
  const frame = { site, origin, unsubscribe_path: row.unsubscribe_path };
  const unsubscribe = row.unsubscribe_path && absoluteUrl(frame, row.unsubscribe_path);
  return {
    from: getFrom(sender),
    to: { name: '', address: row.to_email },
    // TypeScript checks no names in a spread object, and nodemailer ignores an unknown one.
    replyTo: site.email || undefined,
    // The id is the same for each attempt, so that a mail program shows an email that arrives twice only once.
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
