import { paths } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { readLanguage } from '../../responses/translate-message';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import type { ModuleRoutes } from '../module-routes';
import { linkPage } from '../visitor-forms/link-page';
import { requestNewsletter, queueConfirmation, subscriptionAudit } from './queue-confirmation';
import {
  confirmSubscription,
  deleteUnconfirmed,
  hasConfirmation,
  hasSubscription,
  unsubscribe,
} from './repository';

const TITLE = t('Newsletter');

/** Applies the link of an email to its subscription; returns false if the link is invalid. */
async function applyLink(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  verb: 'confirm' | 'end',
  token: string,
  language: Language,
): Promise<boolean> {
  const id = await (verb === 'confirm' ? confirmSubscription(tx, token, language) : unsubscribe(tx, token));
  if (id !== undefined) await audit(subscriptionAudit(verb, id));
  return id !== undefined;
}

export const newsletterRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('unconfirmed subscriptions', () => deleteUnconfirmed(app.db));
  app.mail.onRequested('newsletterConfirmation', (unit, { to, data }) =>
    queueConfirmation(
      unit,
      { bounds: app.config.bounds, language: data.language },
      { email: to, interests: data.interests },
    ),
  );

  handle(app, 'newsletter.subscribe', async ({ body, request }) => {
    await app.unitOfWork(request, ({ tx }) => requestNewsletter(tx, body, readLanguage(request)));
    return { success: true, message: t('Thank you for subscribing!') };
  });

  linkPage(app, {
    asks: 'newsletter.confirmPage',
    acts: 'newsletter.confirm',
    title: TITLE,
    question: {
      heading: t('Do you want to get our newsletter?'),
      text: t('Press the button, and we send the next newsletter to this address.'),
      button: t('Yes, subscribe me'),
    },
    done: {
      heading: t('You are subscribed'),
      text: t('Thank you! You can unsubscribe at any time by the link at the end of each newsletter.'),
    },
    unknown: t(
      'This link was used already, or it is too old. If you confirmed with it, you are subscribed; if not, you can sign up again.',
    ),
    next: { path: paths.home.to(), label: t('Go to our home page') },
    isKnown: hasConfirmation,
    apply: (unit, token, language) => applyLink(unit, 'confirm', token, language),
  });

  linkPage(app, {
    asks: 'newsletter.unsubscribePage',
    acts: 'newsletter.unsubscribe',
    title: TITLE,
    question: {
      heading: t('Do you want to unsubscribe?'),
      text: t('Press the button, and we send no more newsletters to this address.'),
      button: t('Unsubscribe'),
    },
    done: {
      heading: t('You are unsubscribed'),
      text: t(
        'You will get no more newsletters from us. If you did this by mistake, you can subscribe again on our home page.',
      ),
    },
    unknown: t(
      'Your email address was removed already, or the link is damaged. If you still get our newsletter, please use the link at the end of the latest one.',
    ),
    next: { path: paths.home.to(), label: t('Go to our home page') },
    isKnown: hasSubscription,
    apply: (unit, token, language) => applyLink(unit, 'end', token, language),
  });
};
