import { memberInputSchema, type MemberInput } from '@narthex/shared-contracts/schemas/members';
import { t } from '@narthex/shared-contracts/translate';
import { movePreference } from '../../mail/recipients/preference-repository';
import { queueMail } from '../../mail/queue-mail';
import type { MailCause } from '../../mail/recipients/recipient-budget';
import type { Transaction } from '../../database/database-handle';
import { problem } from '../../problem-error';
import { sayIn } from '../../responses/translate-message';
import type { Command, FindCall } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { endAccess } from '../auth/access-repository';
import { queueAddressConfirmation, queueInvitation } from '../auth/links/queue-account-emails';
import type { ModuleRoutes } from '../module-routes';
import { parseInput } from '../../requests/parse-input';
import { queueRoleEmail } from '../users/queue-role-email';
import { requireOtherAdmin } from '../users/require-other-admin';
import { checkDeletion, checkEmailChange, decideRole } from './policy';
import { describeMember, listDepartments, presentMember } from './presenter';
import {
  pickMemberColumns,
  deleteMember,
  findMember,
  insertMember,
  lockMember,
  updateMember,
  type MemberRow,
} from './repository';

const member: Pick<Command<'members.update', MemberRow>, 'subjectType' | 'present' | 'owner'> = {
  subjectType: 'member',
  owner: (row) => ({ departments: listDepartments(row) }),
  present: (row, { actor }) => ({ ...presentMember(row, actor) }),
};

const find = ({ tx, params, forUpdate }: Pick<FindCall<'members.update'>, 'tx' | 'params' | 'forUpdate'>) =>
  (forUpdate ? lockMember : findMember)(tx, params.id);

const getColumns = (input: MemberInput) => {
  const { role: _, ...columns } = pickMemberColumns(input);
  return { ...columns, membership_status: input.status };
};

/** Returns the stored values as input, into which an update merges its fields. */
const getInput = (row: MemberRow) => ({ ...describeMember(row), has_no_email: row.email === null });

/** Asks the owner of a new address to confirm it, and notifies the previous address of the account. */
async function queueAddressEmails(
  tx: Transaction,
  cause: MailCause,
  before: MemberRow,
  after: MemberRow,
): Promise<void> {
  if (before.email === null || before.email === after.email) return;
  if (after.email !== null) await movePreference(tx, before.email, after.email);
  if (after.password_hash === null || after.email === null) return;
  await queueAddressConfirmation(tx, cause, { ...after, email: after.email });
  const say = sayIn(before.language);
  await queueMail(tx, {
    to: before.email,
    user_id: before.id,
    template: 'notice',
    language: before.language,
    data: {
      subject: say(t('Your email address was changed')),
      heading: say(t('Hello {name},'), { name: after.first_name }),
      paragraphs: [say(t('Our church office changed the email address of your account to:'))],
      quoted: after.email,
      reason: say(
        t('If this is a mistake, please write to us. This was the address of your account until now.'),
      ),
    },
  });
}

export const memberCommands: ModuleRoutes = async (app) => {
  const causeFor = ({ language }: Pick<MemberRow, 'language'>): MailCause => ({
    bounds: app.config.bounds,
    isOffice: true,
    language,
  });
  handleCommand<'members.create', MemberRow>(app, 'members.create', {
    ...member,
    find: null,
    verb: 'create',
    message: t('Member created successfully!'),
    apply: async ({ tx, body, actor }) =>
      insertMember(tx, { ...getColumns(body), role: decideRole(actor, undefined, body.role) }),
  });

  handleCommand<'members.update', MemberRow>(app, 'members.update', {
    ...member,
    find,
    verb: 'update',
    message: t('Member updated successfully!'),
    async apply({ tx, body, actor, requireProof }, row) {
      if (!row) return undefined;
      const input = parseInput(memberInputSchema, { ...getInput(row), ...body });
      const role = decideRole(actor, row, input.role);
      if (role !== row.role) {
        requireProof();
        await requireOtherAdmin(tx, row);
      }
      checkEmailChange(actor, { ...row, role }, input.email);
      const isConfirmed = input.email === row.email;
      const changed = await updateMember(tx, row.id, {
        ...getColumns(input),
        role,
        email_confirmed_at: isConfirmed ? row.email_confirmed_at : null,
      });
      if (!isConfirmed || role !== row.role) await endAccess(tx, row.id);
      if (changed) {
        await queueAddressEmails(tx, causeFor(row), row, changed);
        await queueRoleEmail(tx, row, changed);
      }
      return changed;
    },
  });

  handleCommand<'members.delete', MemberRow>(app, 'members.delete', {
    ...member,
    find,
    verb: 'delete',
    message: t('Member deleted successfully!'),
    async apply({ tx, params, actor }, row) {
      if (row) {
        checkDeletion(actor, row);
        await requireOtherAdmin(tx, row);
      }
      await deleteMember(tx, params.id);
      return undefined;
    },
  });

  handleCommand<'members.invite', MemberRow>(app, 'members.invite', {
    ...member,
    find,
    verb: 'invite',
    message: t('The invitation is on its way.'),
    async apply({ tx, language }, row) {
      if (!row) return undefined;
      if (row.password_hash !== null) throw problem('conflict', t('This person has an account already.'));
      if (!row.is_active) throw problem('conflict', t('This account is deactivated.'));
      if (row.email === null)
        throw problem('conflict', t('This person has no email address. Add one first.'));
      // They never signed in, so that the register knows no language of theirs.
      if (!(await queueInvitation(tx, causeFor({ language }), { ...row, email: row.email })))
        throw problem('rate_limited', t('This person got several emails already. Please try again later.'));
      return findMember(tx, row.id);
    },
  });
};
