import { isDepartment, paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { endMessages, hasPreference } from '../../mail/recipients/preference-repository';
import { requestWriter } from '../../writes/unit/writer';
import { textToHtml } from '../../responses/html/escape-html';
import { findUserByEmail } from '../auth/repository';
import type { ModuleRoutes } from '../module-routes';
import { linkPage } from '../visitor-forms/link-page';
import { insertBroadcast } from './broadcast-repository';
import { publishBroadcast } from './publish-broadcast';

/** Converts plain text to HTML: an empty line starts a new paragraph. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${textToHtml(part.trim())}</p>`)
    .join('');

/** Registers messages to many recipients, and unsubscribing from them. */
export const messagesRoutes: ModuleRoutes = async (app) => {
  handle(app, 'notifications.sendBulk', async ({ body, actor, request }) => {
    const { audience } = body;
    const data = await app.unitOfWork(request, async ({ tx, audit }) => {
      const draft = await insertBroadcast(tx, {
        subject: body.title,
        body: paragraphs(body.message),
        audience: isDepartment(audience) ? 'department' : audience,
        interest: null,
        department: isDepartment(audience) ? audience : null,
        author_id: actor.id,
        author_label: requestWriter(request).actor_label,
      });
      const sent = await publishBroadcast(tx, draft);
      await audit({
        action: 'broadcast.send',
        subjectType: 'broadcast',
        subjectId: draft.id,
        after: { subject: body.title, audience, recipients: sent?.recipients },
      });
      return { id: draft.id, recipients: sent?.recipients ?? 0 };
    });
    return { success: true, message: t('The message is on its way.'), data };
  });

  linkPage(app, {
    asks: 'mail.unsubscribePage',
    acts: 'mail.unsubscribe',
    title: t('Messages'),
    question: {
      heading: t('No more messages?'),
      text: t(
        'Press the button, and we send you no more messages that go to many people. You still get emails that are only for you.',
      ),
      button: t('Unsubscribe'),
    },
    done: {
      heading: t('You are unsubscribed'),
      text: t(
        'You will get no more messages that go to many people. You can change this in your profile at any time.',
      ),
    },
    unknown: t('This link is not complete. Nothing was changed.'),
    next: { path: paths.memberPrivacy.to(), label: t('Choose your emails') },
    isKnown: hasPreference,
    async apply({ tx, audit }, token) {
      const email = await endMessages(tx, token);
      if (email === undefined) return false;
      const user = await findUserByEmail(tx, email);
      await audit({ action: 'mail.unsubscribe', subjectType: 'user', subjectId: user?.id });
      return true;
    },
  });
};
