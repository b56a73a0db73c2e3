import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { problem } from '../problem-error';
import type { CommandResult } from './command';
import { decideProposal, lockProposal } from './proposals-repository';

/**
 * Approves a proposal: runs the stored command again, as the person who approves, against the version it was based on.
 * All of it in one transaction: a proposal whose object has changed since is answered with 409 and stays pending.
 */
export async function approveProposal(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, actor }: { id: number; actor: Actor },
): Promise<CommandResult> {
  return app.unitOfWork(request, async (unit) => {
    const proposal = await lockProposal(unit.tx, id);
    if (!proposal) throw problem('not_found');
    if (proposal.status !== 'pending') throw problem('conflict', `This was ${proposal.status} already.`);
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
}
