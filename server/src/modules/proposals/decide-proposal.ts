import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, type Actor } from '@narthex/shared-contracts';
import { joinLanguage } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { problem } from '../../problem-error';
import type { CommandResult } from '../../writes/command';
import { notify, settleNotifications } from '../../writes/notify';
import { decideProposal, lockProposal, type ProposalRow } from '../../writes/proposals/proposals-repository';
import { queueMail } from '../../mail/queue-mail';
import { sayIn } from '../../responses/translate-message';
import { findUser } from '../auth/repository';
import { getProposalTitle } from './presenter';

interface Decision {
  readonly author_id: number | null;
  readonly title: string;
  /** Is the reason for a rejection; null after an approval. */
  readonly reason: string | null;
}

/** Queues an email to the author of a proposal about the decision. */
async function queueDecision(
  tx: Transaction,
  { author_id: authorId, title, reason }: Decision,
): Promise<void> {
  const author = authorId === null ? undefined : await findUser(tx, authorId);
  if (!author?.is_active) return;
  const isApproved = reason === null;
  const { language } = author;
  const say = sayIn(language);
  const values = { title: say(title) };
  await queueMail(tx, {
    to: author.email,
    user_id: author.id,
    template: 'notice',
    language,
    data: {
      subject: say(isApproved ? t('Approved: {title}') : t('Not approved: {title}'), values),
      heading: say(t('Hello {name},'), { name: author.first_name }),
      paragraphs: [
        say(
          isApproved
            ? t('Your change “{title}” was approved. It is on the site now.')
            : t('Your change “{title}” was not approved. This is the reason:'),
          values,
        ),
      ],
      ...(reason !== null && { quoted: reason }),
      link: {
        label: say(t('Open your dashboard')),
        path: joinLanguage(language, paths.departmentDashboard.to()),
      },
      reason: say(t('You get this email because you proposed a change of the site.')),
    },
  });
}

/** Returns null if the proposal has this decision already: the response of a first attempt may have been lost. */
async function lockPending(tx: Transaction, id: number, decision: 'approved' | 'rejected') {
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw problem('not_found');
  if (proposal.status === decision) return null;
  if (proposal.status !== 'pending')
    throw problem(
      'conflict',
      proposal.status === 'approved' ? t('This was approved already.') : t('This was rejected already.'),
    );
  return proposal;
}

/** Notifies the author of the decision, unless the account was deleted, and nobody else of a proposal to decide. */
async function notifyOfDecision(
  tx: Transaction,
  { id, author_id: authorId }: ProposalRow,
  text: string,
): Promise<void> {
  await settleNotifications(tx, { proposal_id: id });
  if (authorId !== null)
    await notify(tx, [authorId], { kind: 'decision', text, link: paths.ownProposals.to() });
}

/**
 * Approves a proposal: runs the stored command on behalf of the approver, against the version that the proposal was
 * based on. Everything happens in one transaction: if the object has changed since, it throws 409 and the proposal
 * stays pending. Returns null if it was approved before.
 */
export async function approveProposal(
  app: Pick<FastifyInstance, 'unitOfWork' | 'commands'>,
  request: FastifyRequest,
  { id, actor }: { id: number; actor: Actor },
): Promise<CommandResult | null> {
  return app.unitOfWork(request, async (unit) => {
    const proposal = await lockPending(unit.tx, id, 'approved');
    if (!proposal) return null;
    const command = app.commands.get(proposal.endpoint);
    if (!command) throw problem('conflict', t('This kind of change does not exist any more.'));
    const result = await command.run(unit, {
      params: proposal.params,
      body: proposal.body,
      actor,
      // A proposal for a new object was made when there was none.
      editedVersion: proposal.base_version ?? 0,
    });
    if ('isProposal' in result) throw problem('forbidden');
    // The record of the approval declares no content, because the stored command determines what changes.
    unit.invalidates(...command.invalidates);
    await decideProposal(unit.tx, id, { status: 'approved', decided_by: actor.id, reason: null });
    await notifyOfDecision(
      unit.tx,
      proposal,
      t('Your change of “{title}” was approved and is live.', { title: getProposalTitle(proposal) }),
    );
    await queueDecision(unit.tx, {
      author_id: proposal.author_id,
      title: getProposalTitle(proposal),
      reason: null,
    });
    await unit.audit({
      action: 'proposal.approve',
      subjectType: 'proposal',
      subjectId: id,
      after: {
        subject_type: proposal.subject_type,
        subject_id: result.subjectId,
        author: proposal.author_label,
      },
    });
    return result;
  });
}

/** Rejects a proposal with a reason for its author. Returns false if it was rejected before. */
export async function rejectProposal(
  app: Pick<FastifyInstance, 'unitOfWork' | 'commands'>,
  request: FastifyRequest,
  { id, actor, reason }: { id: number; actor: Actor; reason: string },
): Promise<boolean> {
  return app.unitOfWork(request, async ({ tx, audit }) => {
    const proposal = await lockPending(tx, id, 'rejected');
    if (!proposal) return false;
    await decideProposal(tx, id, { status: 'rejected', decided_by: actor.id, reason });
    await notifyOfDecision(
      tx,
      proposal,
      t('Your change of “{title}” was rejected: {reason}', { title: getProposalTitle(proposal), reason }),
    );
    await queueDecision(tx, { author_id: proposal.author_id, title: getProposalTitle(proposal), reason });
    await audit({
      action: 'proposal.reject',
      subjectType: 'proposal',
      subjectId: id,
      after: { subject_type: proposal.subject_type, author: proposal.author_label, reason },
    });
    return true;
  });
}
