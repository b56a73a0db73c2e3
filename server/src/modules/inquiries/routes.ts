import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { queueMail } from '../../mail/queue-mail';
import { fieldProblem, problem } from '../../problem-error';
import type { Command, FindCall } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { listCapable } from '../../writes/notify';
import { findUser } from '../auth/repository';
import type { ModuleRoutes } from '../module-routes';
import { readSettings } from '../../site/site-repository';
import { presentInquiry } from './presenter';
import {
  deleteInquiry,
  deleteSettledInquiries,
  findInquiry,
  insertReply,
  listInquiries,
  lockInquiry,
  updateInquiry,
  type InquiryRow,
} from './repository';

const inquiry: Pick<Command<'inquiries.update', InquiryRow>, 'subjectType' | 'present'> = {
  subjectType: 'inquiry',
  present: (row) => ({ ...presentInquiry(row) }),
};

const find = ({ tx, params, forUpdate }: Pick<FindCall<'inquiries.update'>, 'tx' | 'params' | 'forUpdate'>) =>
  (forUpdate ? lockInquiry : findInquiry)(tx, params.id);

export const inquiriesRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('inquiries', async () => {
    const { inquiry_retention_days: inquiryRetentionDays } = await readSettings(app.db);
    await deleteSettledInquiries(app.db, inquiryRetentionDays);
  });

  handle(app, 'inquiries.list', async ({ query, actor }) =>
    listResponse(await listInquiries(app.db, query, actor.id), presentInquiry),
  );

  handle(app, 'visits.list', async ({ query, actor }) =>
    listResponse(
      await listInquiries(app.db, { ...query, kind: 'visit', mine: false }, actor.id),
      presentInquiry,
    ),
  );

  handle(app, 'inquiries.get', async ({ params }) => {
    const row = await findInquiry(app.db, params.id);
    if (!row) throw problem('not_found');
    return { success: true, data: presentInquiry(row) };
  });

  handle(app, 'inquiries.listAssignees', async () => ({
    success: true,
    data: (await listCapable(app.db, 'inquiries.manage')).map(
      ({ id, first_name: firstName, last_name: lastName }) => ({
        id,
        name: `${firstName} ${lastName}`,
      }),
    ),
  }));

  handleCommand<'inquiries.update', InquiryRow>(app, 'inquiries.update', {
    ...inquiry,
    find,
    verb: 'update',
    message: t('Inquiry updated successfully!'),
    async apply({ tx, body }, row) {
      if (!row) return undefined;
      const { status, assigned_to: assignee } = body;
      if (assignee && !(await listCapable(tx, 'inquiries.manage')).some(({ id }) => id === assignee))
        throw fieldProblem('assigned_to', t('This person can’t look after inquiries'));
      return updateInquiry(tx, row.id, {
        ...(status && { handled_at: status === 'open' ? null : (row.handled_at ?? new Date()) }),
        ...(assignee !== undefined && { assigned_to: assignee }),
      });
    },
  });

  handleCommand<'visits.followUp', InquiryRow>(app, 'visits.followUp', {
    ...inquiry,
    async find(call) {
      const row = await find(call);
      // This endpoint manages visits, so it must not return a question.
      return row?.visit_day ? row : undefined;
    },
    verb: 'update',
    message: t('The visit was followed up.'),
    async apply({ tx, actor }, row) {
      if (!row) return undefined;
      return updateInquiry(tx, row.id, {
        handled_at: row.handled_at ?? new Date(),
        assigned_to: row.assigned_to ?? actor.id,
      });
    },
  });

  handleCommand<'inquiries.reply', InquiryRow>(app, 'inquiries.reply', {
    ...inquiry,
    find,
    verb: 'reply',
    message: t('Your reply is on its way.'),
    async apply({ tx, body, actor }, row) {
      const author = await findUser(tx, actor.id);
      if (!row || !author) return undefined;
      if (row.email === null)
        throw fieldProblem('message', t('They left no email address. Please call them.'));
      const authorLabel = `${author.first_name} ${author.last_name}`;
      await insertReply(tx, {
        inquiry_id: row.id,
        author_id: actor.id,
        author_label: authorLabel,
        message: body.message,
      });
      await queueMail(tx, {
        to: row.email,
        template: 'inquiryReply',
        language: row.language,
        data: {
          message: body.message,
          author: authorLabel,
          question: row.message,
          isVisit: row.visit_day !== null,
        },
      });
      return updateInquiry(tx, row.id, {
        assigned_to: row.assigned_to ?? actor.id,
        ...(body.close && { handled_at: new Date() }),
      });
    },
  });

  handleCommand<'inquiries.delete', InquiryRow>(app, 'inquiries.delete', {
    ...inquiry,
    find,
    verb: 'delete',
    message: t('Inquiry deleted successfully!'),
    async apply({ tx, params }) {
      await deleteInquiry(tx, params.id);
      return undefined;
    },
  });
};
