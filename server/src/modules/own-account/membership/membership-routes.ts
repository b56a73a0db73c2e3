import { MINISTRY_DEPARTMENTS, paths, type Department } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../../database/database-handle';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { readLanguage, sayIn } from '../../../responses/translate-message';
import { listCapableIds, notify, type NewNotification } from '../../../writes/notify';
import { requestWriter } from '../../../writes/unit/writer';
import type { ModuleRoutes } from '../../module-routes';
import { presentMembership } from './presenter';
import {
  deleteMembership,
  findMembership,
  findOpenMinistry,
  insertRequest,
  listMemberships,
} from './membership-repository';

const REFUSED = {
  asked: t('You asked to join already. A leader will let you in.'),
  invited: t('You were invited just now. Please try again.'),
  joined: t('You belong to this ministry already.'),
} as const;

const CAPABILITY = 'ministry-members.manage';

/** Notifies the people who can accept members: the department's leaders, or else those who manage the whole church. */
async function notifyLeaders(
  tx: Transaction,
  department: Department | null,
  { text, awaits }: Pick<NewNotification, 'text' | 'awaits'>,
): Promise<void> {
  const leaders = department ? await listCapableIds(tx, CAPABILITY, department) : [];
  // The leaders of other departments don't have the department dashboard.
  const hasDashboard = leaders.length > 0 && department !== null && MINISTRY_DEPARTMENTS.includes(department);
  await notify(tx, leaders.length > 0 ? leaders : await listCapableIds(tx, CAPABILITY), {
    kind: 'join_request',
    text,
    link: (hasDashboard ? paths.departmentMembers : paths.adminMinistryMembers).to(),
    ...(awaits && { awaits }),
  });
}

export const membershipRoutes: ModuleRoutes = async (app) => {
  handle(app, 'membership.list', async ({ actor, request }) => {
    const say = sayIn(readLanguage(request));
    const rows = await listMemberships(app.db, actor.id);
    return { success: true, data: rows.map((row) => presentMembership(row, say)) };
  });

  handle(app, 'membership.join', async ({ params, actor, request }) => {
    const row = await app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
      const ministry = await findOpenMinistry(tx, params.id);
      if (!ministry) throw problem('not_found', t('Ministry not found'));
      const requestId = await insertRequest(tx, actor.id, params.id);
      const membership = await findMembership(tx, actor.id, params.id);
      if (!membership) throw problem('not_found', t('Ministry not found'));
      if (requestId === undefined) throw problem('conflict', REFUSED[membership.status]);
      const { actor_label: actorLabel } = requestWriter(request);
      const hasJoined = membership.status === 'joined';
      // A pending request isn't part of any public count, so no page changes.
      if (!hasJoined) changesNothing();
      await notifyLeaders(
        tx,
        ministry.department,
        hasJoined
          ? {
              text: t('{person} said yes and belongs to {ministry}.', {
                person: actorLabel,
                ministry: ministry.name,
              }),
            }
          : {
              text: t('{person} asks to join {ministry}.', { person: actorLabel, ministry: ministry.name }),
              awaits: { membership_id: requestId },
            },
      );
      await audit({
        action: hasJoined ? 'membership.join' : 'membership.ask',
        subjectType: 'ministry',
        subjectId: params.id,
        after: { name: ministry.name, department: ministry.department },
      });
      return membership;
    });
    return {
      success: true,
      message:
        row.status === 'joined'
          ? t('You belong to {ministry} now.', { ministry: row.name })
          : t('Your request was sent. A leader of the ministry will let you in.'),
      data: presentMembership(row, sayIn(readLanguage(request))),
    };
  });

  handle(app, 'membership.leave', async ({ params, actor, request }) => {
    const message = await app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
      const membership = await findMembership(tx, actor.id, params.id);
      if (!membership || !(await deleteMembership(tx, actor.id, params.id)))
        throw problem('not_found', t('You do not belong to this ministry.'));
      await audit({
        action: 'membership.leave',
        subjectType: 'ministry',
        subjectId: params.id,
        before: { name: membership.name, role: membership.role, status: membership.status },
      });
      if (membership.status === 'joined') return t('You left {ministry}.', { ministry: membership.name });
      // Requests and invitations aren't part of any public count either.
      changesNothing();
      return membership.status === 'invited'
        ? t('You said no to {ministry}.', { ministry: membership.name })
        : t('You no longer ask to join {ministry}.', { ministry: membership.name });
    });
    return { success: true, message };
  });
};
