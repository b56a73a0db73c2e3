import { canEdit, editableDepartment, paths, scopeOf, type Actor } from '@narthex/shared-contracts';
import { joinLanguage } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../../../database/database-handle';
import { handle } from '../../../endpoints/handle';
import { listResponse } from '../../../lists/list-rows';
import { queueMail } from '../../../mail/queue-mail';
import { fieldProblem, problem } from '../../../problem-error';
import { sayIn } from '../../../responses/translate-message';
import type { Command, FindCall } from '../../../writes/command';
import { handleCommand } from '../../../writes/handle-command';
import { notify, settleNotifications } from '../../../writes/notify';
import type { ModuleRoutes } from '../../module-routes';
import { parseInput } from '../../../requests/parse-input';
import { presentCandidate, presentMinistryMember } from './presenter';
import {
  addMinistryMember,
  deleteMinistryMember,
  findCandidates,
  findMinistry,
  findMinistryMember,
  findPlace,
  isInRegister,
  listMinistryMembers,
  lockMinistryMember,
  updateMinistryMember,
  type MinistryMemberRow,
} from './repository';
import { ministryMemberInputSchema } from '@narthex/shared-contracts/schemas/ministry-members';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import { t, t as fillMessage } from '@narthex/shared-contracts/translate';

const CAPABILITY = 'ministry-members.manage';

const place: Pick<
  Command<'ministryMembers.update', MinistryMemberRow>,
  'subjectType' | 'present' | 'owner'
> = {
  subjectType: 'ministry_member',
  owner: ({ department }) => ({ department }),
  present: (row, { actor }) => ({ ...presentMinistryMember(row, actor) }),
};

const find = ({
  tx,
  params,
  forUpdate,
}: Pick<FindCall<'ministryMembers.update'>, 'tx' | 'params' | 'forUpdate'>) =>
  (forUpdate ? lockMinistryMember : findMinistryMember)(tx, params.id);

interface MemberMessage {
  /** Has the argument `{ministry}`, as the heading does. */
  readonly text: string;
  readonly heading: string;
  readonly quoted?: string | null;
  /** Explains why they get the email; by default, because they asked to join. */
  readonly reason?: string;
  /** Is true if they must accept or decline in the member area. */
  readonly isQuestion?: boolean;
}

const ASKED = t('You get this email because you asked to join {ministry}.');

/** Notifies a person of a decision, or asks for theirs, on their dashboard and by email. */
async function notifyPerson(
  tx: Transaction,
  row: MinistryMemberRow,
  { text, heading, quoted, reason, isQuestion }: MemberMessage,
): Promise<void> {
  const path = paths.memberMinistries.to();
  await notify(tx, [row.user_id], {
    kind: 'decision',
    text: fillMessage(text, { ministry: row.ministryName }),
    ...(isQuestion && { link: path }),
  });
  const { email, language } = row.person;
  if (email === null) return;
  const say = sayIn(language);
  const own = isTranslatedLanguage(language) ? row.ministryTranslations[language] : undefined;
  const values = { ministry: own?.['name'] || row.ministryName };
  await queueMail(tx, {
    to: email,
    user_id: row.user_id,
    template: 'notice',
    language,
    data: {
      subject: say(heading, values),
      heading: say(t('Hello {name},'), { name: row.person.first_name }),
      paragraphs: [say(text, values)],
      ...(quoted && { quoted }),
      ...(isQuestion && { link: { label: say(t('Say yes or no')), path: joinLanguage(language, path) } }),
      reason: reason ? say(reason) : say(ASKED, values),
    },
  });
}

const REFUSED = {
  joined: t('This person belongs to the ministry already.'),
  invited: t('This person was invited already and has not said yes yet.'),
} as const;

/** Throws 409 unless the person has a pending request. */
function requirePendingRequest({ status }: MinistryMemberRow): void {
  if (status !== 'asked') throw problem('conflict', REFUSED[status]);
}

const INVITATION_HINT = t(
  'Under “My ministries” you say yes or no. Until then its leaders see your name, and nothing else of you.',
);

/** People who manage the whole register may add members directly; a department's leaders can only invite them. */
const decideStatus = (actor: Actor) => (scopeOf(actor, CAPABILITY) === 'all' ? 'joined' : 'invited');

export const ministryMemberRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ministryMembers.list', async ({ query, actor }) => {
    const managed = editableDepartment(actor, CAPABILITY);
    if (managed === 'none') throw problem('forbidden');
    const department = managed === 'all' ? query.department : managed;
    return listResponse(await listMinistryMembers(app.db, query, department), (row) =>
      presentMinistryMember(row, actor),
    );
  });

  handle(app, 'ministryMembers.listCandidates', async ({ query }) => ({
    success: true,
    data: (await findCandidates(app.db, query.search)).map(presentCandidate),
  }));

  handleCommand<'ministryMembers.create', MinistryMemberRow>(app, 'ministryMembers.create', {
    ...place,
    find: null,
    verb: 'create',
    message: t('Person added successfully!'),
    async apply({ tx, body, actor }) {
      const ministry = await findMinistry(tx, body.ministry_id);
      if (!ministry) throw fieldProblem('ministry_id', t('Choose a ministry'));
      if (!canEdit(actor, CAPABILITY, ministry)) throw problem('forbidden');
      // Somebody may have closed it while the form offered it.
      if (!ministry.is_active)
        throw fieldProblem('ministry_id', t('This ministry is no longer active. Choose another one.'));
      if (!(await isInRegister(tx, body.user_id))) throw fieldProblem('user_id', t('Choose a person'));
      const { ministry_id: ministryId, user_id: userId, role } = body;
      const status = decideStatus(actor);
      const added = await addMinistryMember(tx, { ministry_id: ministryId, user_id: userId, role, status });
      if (!added) {
        const place = await findPlace(tx, ministryId, userId);
        const message = REFUSED[place?.status === 'invited' ? 'invited' : 'joined'];
        throw problem('conflict', message, { user_id: [message] });
      }
      // They may have asked to join before.
      await settleNotifications(tx, { membership_id: added.id });
      if (added.status === 'joined')
        await notify(tx, [userId], {
          kind: 'decision',
          text: t('You were added to {ministry}.', { ministry: ministry.name }),
        });
      else
        await notifyPerson(tx, added, {
          text: t('The leaders of {ministry} invite you to join them.'),
          heading: t('Invitation to {ministry}'),
          isQuestion: true,
          reason: INVITATION_HINT,
        });
      return added;
    },
  });

  handleCommand<'ministryMembers.update', MinistryMemberRow>(app, 'ministryMembers.update', {
    ...place,
    find,
    verb: 'update',
    message: t('Role updated successfully!'),
    async apply({ tx, body }, row) {
      if (!row) return undefined;
      const { role } = parseInput(ministryMemberInputSchema.pick({ role: true }), {
        role: row.role,
        ...body,
      });
      return updateMinistryMember(tx, row.id, { role });
    },
  });

  handleCommand<'ministryMembers.accept', MinistryMemberRow>(app, 'ministryMembers.accept', {
    ...place,
    find,
    verb: 'accept',
    message: t('They belong to the ministry now.'),
    async apply({ tx }, row) {
      if (!row) return undefined;
      requirePendingRequest(row);
      await notifyPerson(tx, row, {
        text: t('Welcome to {ministry}!'),
        heading: t('Welcome to {ministry}'),
      });
      await settleNotifications(tx, { membership_id: row.id });
      return updateMinistryMember(tx, row.id, { status: 'joined' });
    },
  });

  handleCommand<'ministryMembers.decline', MinistryMemberRow>(app, 'ministryMembers.decline', {
    ...place,
    find,
    verb: 'decline',
    message: t('They were told.'),
    async apply({ tx, body }, row) {
      if (!row) return undefined;
      requirePendingRequest(row);
      await notifyPerson(tx, row, {
        text: t('You asked to join {ministry}. Its leaders can’t take you in at present.'),
        heading: t('Your wish to join {ministry}'),
        quoted: body?.reason,
      });
      await deleteMinistryMember(tx, row.id);
      return undefined;
    },
  });

  handleCommand<'ministryMembers.delete', MinistryMemberRow>(app, 'ministryMembers.delete', {
    ...place,
    find,
    verb: 'delete',
    message: t('Person removed successfully!'),
    async apply({ tx, params }) {
      await deleteMinistryMember(tx, params.id);
      return undefined;
    },
  });
};
