import type { FastifyReply } from 'fastify';
import { paths } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { setupInputSchema, type SetupInput } from '@narthex/shared-contracts/schemas/setup';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { sendTestMail } from '../../mail/sender/send-test-mail';
import { ProblemError, problem } from '../../problem-error';
import { parseInput } from '../../requests/parse-input';
import { siteOrigin } from '../../requests/site-origin';
import { sayIn } from '../../responses/translate-message';
import { namedWriter } from '../../writes/unit/writer';
import type { ModuleRoutes } from '../module-routes';
import { formErrors } from '../visitor-forms/refused-form';
import { describeSignIn, describeTestMail } from './describe-outcome';
import { setUpSite, type WriteContext } from './set-up-site';
import { isSetupLink, takeSetupLink } from './setup-link-repository';
import { setupNotice, setupPage } from './setup-page';

const SPENT = t('This link was used already, or it is too old.');
const CUT = t('This link is not complete: its end is missing. Please copy all of it where you found it.');
const NEXT = t(
  'If the site has no administrator yet, its next start prints a new link. Administrators sign in as usual.',
);

const signInPath = (language: Language) => joinLanguage(language, paths.adminLogin.to());

/** Returns the language of the form if the new site has it. */
const siteLanguage = (language: Language, { languages }: SetupInput) =>
  languages.split(',').includes(language) ? language : SOURCE_LANGUAGE;

const asPage = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8');

/** Registers the page that sets a new site up, for whoever has the link that its first start prints. */
export const setupRoutes: ModuleRoutes = async (app) => {
  /** Refuses a link that doesn't work; its token is empty if it was cut. */
  const refuse = (reply: FastifyReply, token: string, language: Language) => {
    const say = sayIn(language);
    const link = { label: say(t('Sign in as an administrator')), href: signInPath(SOURCE_LANGUAGE) };
    const heading = say(t('This link does not work'));
    return asPage(reply)
      .code(404)
      .send(
        setupNotice({
          language,
          heading,
          sentences: token === '' ? [say(CUT)] : [say(SPENT), say(NEXT)],
          link,
        }),
      );
  };

  app.setErrorHandler(formErrors(t('The site could not be set up'), (request) => request.url, false));

  handle(app, 'setup.submitPage', async ({ query: { token, language }, reply }) => {
    if (!(await isSetupLink(app.db, token))) return refuse(reply, token, language);
    return asPage(reply).send(setupPage({ token, language, values: {}, errors: {} }));
  });

  handle(app, 'setup.submit', async ({ query: { token, language }, body, request, reply }) => {
    if (!(await isSetupLink(app.db, token))) return refuse(reply, token, language);
    const writer = namedWriter(t('Setup link'), request);
    const context: WriteContext = {
      db: app.db,
      passwords: app.passwords,
      write: (work) => app.unitOfWorkBy(writer, work),
    };
    let input: SetupInput;
    let invitation: string | null;
    try {
      input = parseInput(setupInputSchema, body);
      invitation = await setUpSite(context, input, async (tx) => {
        if (!(await takeSetupLink(tx, token))) throw problem('not_found');
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (!error.errors) return refuse(reply, token, language);
      const page = setupPage({ token, language, values: body, errors: error.errors });
      return asPage(reply).code(error.statusCode).send(page);
    }

    const say = sayIn(language);
    const origin = siteOrigin(request);
    const to = input.admin_email;
    const sentences = [
      ...describeSignIn(say, to, invitation === null ? null : origin + invitation),
      ...(input.sends_test_mail
        ? describeTestMail(
            say,
            to,
            await sendTestMail({ config: app.config, site: await app.currentSite(), to, origin, say }),
          )
        : []),
    ];
    const link = {
      label: say(t('Sign in as an administrator')),
      href: signInPath(siteLanguage(language, input)),
    };
    return asPage(reply).send(
      setupNotice({ language, heading: say(t('Your site is set up')), sentences, link }),
    );
  });
};
