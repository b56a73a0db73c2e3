import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { paths, type Actor, type Proposed } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../endpoints/handle';
import {
  claimFiles,
  dropFiles,
  refuseForeignFiles,
  refuseMissingFiles,
} from '../media/file-lifetime-repository';
import { namedFiles } from '../media/named-files';
import { problem } from '../problem-error';
import {
  respondWith,
  storedCommand,
  type Command,
  type CommandResult,
  type CommandTable,
  type Versioned,
} from './command';
import { listCapableIds, notify } from './notify';
import { insertProposal, lockPending } from './proposals/proposals-repository';
import { requestWriter } from './unit/writer';

const PROPOSED = t('Your change was sent for approval. It takes effect once it is approved.');
const TOO_MANY_WAIT = t(
  'Too many of your changes wait for approval. Please wait until some of them are decided.',
);

/**
 * Updates the use of files after a write: the object claims the files it uses now, and those it used before
 * are deleted soon unless something else uses them.
 */
export async function updateFileUse(
  app: FastifyInstance,
  { before, after }: Pick<CommandResult, 'before' | 'after'>,
): Promise<void> {
  const named = namedFiles(after);
  const dropped = [...namedFiles(before)].filter((key) => !named.has(key));
  await claimFiles(app.db, [...named]);
  await dropFiles(app.db, dropped);
}

/** Provides the table of commands, which modules fill when they register. */
export const commands = fastifyPlugin(
  async (app: FastifyInstance) => {
    const table: CommandTable = new Map();
    app.decorate('commands', table);
  },
  { name: 'commands', dependencies: ['unit-of-work'] },
);

/**
 * Registers the endpoint of a command. The request runs in one unit of work: lock, scope, version, apply,
 * audit, content versions. If the caller's scope is `propose`, the command is stored and the response is a
 * 202.
 */
export function handleCommand<N extends EndpointName, Row extends Versioned>(
  app: FastifyInstance,
  name: N,
  command: Command<N, Row>,
): void {
  const stored = storedCommand(name, command);
  app.commands.set(name, stored);

  const run = async (
    { params, body, actor }: { params: unknown; body: unknown; actor: Actor | null },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (!actor) throw problem('unauthenticated');
    const outcome = await app.unitOfWork(request, async (unit) => {
      await refuseForeignFiles(unit.tx, actor, body);
      const result = await stored.run(unit, { params, body, actor, editedVersion: request.editedVersion });
      await refuseMissingFiles(unit.tx, result);
      if (!('isProposal' in result)) return { ...result, proposalId: null };
      if ((await lockPending(unit.tx, actor.id)) >= app.config.bounds.pendingProposalsPerAccount)
        throw problem('rate_limited', TOO_MANY_WAIT);
      const authorLabel = requestWriter(request).actor_label;
      const proposalId = await insertProposal(unit.tx, {
        endpoint: name,
        params: { ...(request.params as object) },
        body: request.body ?? null,
        subject_type: stored.subjectType,
        subject_id: result.subjectId,
        base: result.before,
        base_version: result.beforeVersion,
        preview: result.after,
        author_id: actor.id,
        author_label: authorLabel,
      });
      await notify(unit.tx, await listCapableIds(unit.tx, 'content.approve'), {
        kind: 'proposal',
        text: t('{author} proposed a change that awaits approval.', { author: authorLabel }),
        link: paths.adminApprovals.to(),
        awaits: { proposal_id: proposalId },
      });
      await unit.audit({
        action: `${stored.subjectType}.propose`,
        subjectType: stored.subjectType,
        subjectId: result.subjectId ?? undefined,
        before: result.before ?? undefined,
        after: result.after ?? undefined,
      });
      return { ...result, proposalId };
    });
    if (outcome.proposalId !== null) {
      const body: Proposed = { success: true, message: PROPOSED, data: { proposal_id: outcome.proposalId } };
      return reply.code(202).send(body);
    }
    await updateFileUse(app, outcome);
    const version = outcome.after?.['version'];
    if (typeof version === 'number') reply.header('etag', `"${version}"`);
    return respondWith(command, outcome.after);
  };

  handle(
    app,
    name,
    ({ params, body, actor, request, reply }) => run({ params, body, actor }, request, reply),
    // A command that creates an object has no version to compare.
    { isVersioned: command.find !== null },
  );
}
