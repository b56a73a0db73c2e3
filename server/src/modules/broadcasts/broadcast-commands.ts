import { fromFieldValue, scopeOf, type Actor } from '@narthex/shared-contracts';
import { broadcastInputSchema, type BroadcastInput } from '@narthex/shared-contracts/schemas/broadcasts';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../problem-error';
import type { Command, FindCall } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { findUser } from '../auth/repository';
import { safeHtml } from '../../responses/html/safe-html';
import type { ModuleRoutes } from '../module-routes';
import { parseInput } from '../../requests/parse-input';
import { readTimeZone } from '../../site/site-repository';
import {
  deleteBroadcast,
  findBroadcast,
  insertBroadcast,
  lockBroadcast,
  updateBroadcast,
  type BroadcastRow,
  type BroadcastValues,
} from './broadcast-repository';
import { presentBroadcast } from './presenter';
import { publishBroadcast } from './publish-broadcast';
import { MAX_SEND_AHEAD_MS } from './broadcast-policy';

type BroadcastCommand = Pick<Command<'broadcasts.update', BroadcastRow>, 'subjectType' | 'owner' | 'present'>;

const broadcast: BroadcastCommand = {
  subjectType: 'broadcast',
  owner: ({ department }) => ({ department }),
  present: (row) => ({ ...presentBroadcast(row) }),
};

const find = ({
  tx,
  params,
  forUpdate,
}: Pick<FindCall<'broadcasts.update'>, 'tx' | 'params' | 'forUpdate'>) =>
  (forUpdate ? lockBroadcast : findBroadcast)(tx, params.id);

/** The broadcast of a department's leader always goes to that department, whatever the form contains. */
function valuesFor(actor: Actor, input: BroadcastInput): BroadcastValues {
  const body = safeHtml(input.body);
  if (body === '') throw fieldProblem('body', t('Message is required'));
  const values = { subject: input.subject, body };
  if (scopeOf(actor, 'communications.send') !== 'all')
    return { ...values, audience: 'department', interest: null, department: actor.department };
  return {
    ...values,
    audience: input.audience,
    interest: input.audience === 'newsletter' ? input.interest : null,
    department: input.audience === 'department' ? input.department : null,
  };
}

const ofOwnDepartment = (actor: Actor, body: Readonly<Record<string, unknown>>) =>
  scopeOf(actor, 'communications.send') === 'all'
    ? body
    : { ...body, audience: 'department', department: actor.department };

function refuseSent(row: BroadcastRow): void {
  if (row.status === 'sent') throw problem('conflict', t('This email was sent already.'));
}

function readSendTime(text: string, timeZone: string): Date {
  const refusal = fieldProblem('send_at', t('Choose a time within the coming year'));
  let time: number;
  try {
    time = Date.parse(fromFieldValue(text, timeZone));
  } catch {
    // The date or time doesn't exist, such as 30 February.
    throw refusal;
  }
  const isAhead = time > Date.now() && time < Date.now() + MAX_SEND_AHEAD_MS;
  if (!isAhead) throw refusal;
  return new Date(time);
}

export const broadcastCommands: ModuleRoutes = async (app) => {
  handleCommand<'broadcasts.create', BroadcastRow>(app, 'broadcasts.create', {
    ...broadcast,
    find: null,
    verb: 'create',
    message: 'Email created successfully!',
    async apply({ tx, body, actor }) {
      const author = await findUser(tx, actor.id);
      const authorLabel = author ? `${author.first_name} ${author.last_name}` : '';
      return insertBroadcast(tx, {
        ...valuesFor(actor, body),
        author_id: actor.id,
        author_label: authorLabel,
      });
    },
  });

  handleCommand<'broadcasts.update', BroadcastRow>(app, 'broadcasts.update', {
    ...broadcast,
    find,
    verb: 'update',
    message: 'Email updated successfully!',
    async apply({ tx, body, actor }, row) {
      if (!row) return undefined;
      refuseSent(row);
      const { subject, body: text, audience, interest, department } = row;
      const stored = { subject, body: text, audience, interest, department };
      const input = parseInput(broadcastInputSchema, { ...stored, ...ofOwnDepartment(actor, body) });
      return updateBroadcast(tx, row.id, valuesFor(actor, input));
    },
  });

  handleCommand<'broadcasts.delete', BroadcastRow>(app, 'broadcasts.delete', {
    ...broadcast,
    find,
    verb: 'delete',
    message: 'Email deleted successfully!',
    async apply({ tx, params }, row) {
      // A sent broadcast is a record, and deleting it would delete copies that are still queued.
      if (row) refuseSent(row);
      await deleteBroadcast(tx, params.id);
      return undefined;
    },
  });

  handleCommand<'broadcasts.send', BroadcastRow>(app, 'broadcasts.send', {
    ...broadcast,
    find,
    verb: 'send',
    message: t('The email is on its way.'),
    async apply({ tx, body }, row) {
      if (!row) return undefined;
      refuseSent(row);
      if (!body?.send_at) return publishBroadcast(tx, row);
      const sendAt = readSendTime(body.send_at, await readTimeZone(tx));
      return updateBroadcast(tx, row.id, { status: 'scheduled', send_at: sendAt });
    },
  });

  handleCommand<'broadcasts.unschedule', BroadcastRow>(app, 'broadcasts.unschedule', {
    ...broadcast,
    find,
    verb: 'unschedule',
    message: t('The email is a draft again.'),
    async apply({ tx }, row) {
      if (!row) return undefined;
      refuseSent(row);
      return updateBroadcast(tx, row.id, { status: 'draft', send_at: null });
    },
  });
};
