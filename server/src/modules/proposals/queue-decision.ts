import { paths } from '@narthex/shared-contracts';
import type { Transaction } from '../../database/database-handle';
import { queueMail } from '../../mail/queue-mail';
import { findUser } from '../auth/repository';

interface Decision {
  readonly author_id: number | null;
  readonly title: string;
  /** Is the reason for a rejection; null after an approval. */
  readonly reason: string | null;
}

/** Queues an email to the author of a proposal about the decision. */
export async function queueDecision(
  tx: Transaction,
  { author_id: authorId, title, reason }: Decision,
): Promise<void> {
  const author = authorId === null ? undefined : await findUser(tx, authorId);
  if (!author?.is_active) return;
  const isApproved = reason === null;
  await queueMail(tx, {
    to: author.email,
    user_id: author.id,
    template: 'notice',
    data: {
      subject: isApproved ? `Approved: ${title}` : `Not approved: ${title}`,
      heading: `Hello ${author.first_name},`,
      paragraphs: isApproved
        ? [`Your change “${title}” was approved. It is on the site now.`]
        : [`Your change “${title}” was not approved. This is the reason:`],
      ...(reason !== null && { quoted: reason }),
      link: { label: 'Open your dashboard', path: paths.departmentDashboard.to() },
      reason: 'You get this e-mail because you proposed a change of the site.',
    },
  });
}
