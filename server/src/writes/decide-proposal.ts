import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import type { Transaction } from '../database/database-handle';
import { problem } from '../problem-error';
import type { CommandResult } from './command';
import { settleFiles } from './handle-command';
import { decideProposal, lockProposal } from './proposals-repository';

async function lockPending(tx: Transaction, id: number) {
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw problem('not_found');
  if (proposal.status !== 'pending') throw problem('conflict', `This was ${proposal.status} already.`);
  return proposal;
}

/**
 * Approves a proposal: runs the stored command again, as the person who approves, against the version it was based on.
 * All of it in one transaction: a proposal whose object has changed since is answered with 409 and stays pending.
 */
export async function approveProposal(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, actor }: { id: number; actor: Actor },
): Promise<CommandResult> {
  const result = await app.unitOfWork(request, async (unit) => {
    const proposal = await lockPending(unit.tx, id);
    // Written by `handleCommand` from the name of a record; a record that is gone is answered below.
    const command = app.commands.get(proposal.endpoint as EndpointName);
    if (!command) throw problem('conflict', 'This kind of change does not exist any more.');
    const result = await command.run(unit, {
      params: proposal.params,
      body: proposal.body,
      actor,
      editedVersion: proposal.baseVersion,
    });
    if ('isProposal' in result) throw problem('forbidden');
    await decideProposal(unit.tx, id, { status: 'approved', decidedBy: actor.id, reason: null });
    await unit.audit({
      action: 'proposal.approve',
      subjectType: 'proposal',
      subjectId: id,
      after: {
        subject_type: proposal.subjectType,
        subject_id: result.subjectId,
        author: proposal.authorLabel,
      },
    });
    return result;
  });
  await settleFiles(app, result);
  return result;
}

/** Rejects a proposal with a reason that its author sees. */
export async function rejectProposal(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, actor, reason }: { id: number; actor: Actor; reason: string },
): Promise<void> {
  await app.unitOfWork(request, async ({ tx, audit }) => {
    const proposal = await lockPending(tx, id);
    await decideProposal(tx, id, { status: 'rejected', decidedBy: actor.id, reason });
    await audit({
      action: 'proposal.reject',
      subjectType: 'proposal',
      subjectId: id,
      after: { subject_type: proposal.subjectType, author: proposal.authorLabel, reason },
    });
  });
}
