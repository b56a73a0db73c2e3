import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import type { SiteRouteName } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import { ProblemError } from '../../problem-error';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { handle } from '../../endpoints/handle';
import { tokenLink } from '../../responses/links/token-link';
import { readPreferredLanguage, translateMessage } from '../../responses/translate-message';
import { plainPage, type PlainPageForm } from '../../responses/html/plain-page';

const CUT_LINK = t(
  'This link is not complete: its end is missing. Nothing was changed. Please open it in the email again, or copy all of it.',
);

type PageName = Extract<SiteRouteName, `${string}Page`>;

/** Is shown after the button was pressed, or in place of the question. */
export interface LinkOutcome {
  readonly heading: string;
  readonly text: string;
}

export interface LinkPage {
  readonly asks: PageName;
  readonly acts: PageName extends `${infer Action}Page` ? Action : never;
  /** Is the title for an invalid link. */
  readonly title: string;
  readonly question: { readonly heading: string; readonly text: string; readonly button: string };
  /** Returns the email address or event that the question is about, for people who have more than one. */
  readonly subject?: (db: Queryable, token: string, language: Language) => Promise<string | undefined>;
  /** Is set for links that also require the password of an account. */
  readonly password?: {
    readonly label: string;
    readonly isAsked: (db: Queryable, token: string) => Promise<boolean>;
    /** Throws a problem for a wrong password; the page shows its message. */
    readonly check: (request: FastifyRequest, token: string, password: string) => Promise<void>;
  };
  readonly done?: LinkOutcome;
  readonly unknown: string;
  /** Is the page of the site that everybody can go on to, since the link of an email has no page to go back to. */
  readonly next: { readonly path: string; readonly label: string };
  /** Returns false for a link that isn't valid, and an outcome for one that has nothing left to ask. */
  readonly isKnown: (db: Queryable, token: string) => Promise<boolean | LinkOutcome>;
  /** Returns false for a link that is no longer valid, and an outcome if it isn't always `done`. */
  readonly apply: (unit: UnitOfWork, token: string, language: Language) => Promise<boolean | LinkOutcome>;
}

/** Returns the language of the browser for a link without its end, where the language of the email was. */
const readCutLanguage = (request: FastifyRequest, language: Language): Language =>
  language === SOURCE_LANGUAGE ? readPreferredLanguage(request) : language;

function readPassword({ body }: FastifyRequest): string {
  const sent = typeof body === 'object' && body !== null && 'current_password' in body;
  return sent && typeof body.current_password === 'string' ? body.current_password : '';
}

/**
 * Registers the page behind a link in an email. Opening the link changes nothing, because mail programs open links
 * automatically; the POST does, sent by the page's button or by the mail program's own (RFC 8058: no cookie, no
 * question, the same URL).
 */
export function linkPage(app: FastifyInstance, link: LinkPage): void {
  const html = 'text/html; charset=utf-8';
  const page = (language: Language, heading: string, sentences: readonly string[], form?: PlainPageForm) => {
    const say = (text: string) => translateMessage(text, language);
    const button = form && {
      ...form,
      label: say(form.label),
      passwordLabel: form.passwordLabel && say(form.passwordLabel),
    };
    const next = { path: joinLanguage(language, link.next.path), label: say(link.next.label) };
    return plainPage(say(heading), sentences.map(say), next, button);
  };

  async function ask(token: string, language: Language, ...said: readonly string[]): Promise<string> {
    const { heading, text, button } = link.question;
    const action = tokenLink(SITE_ROUTES[link.acts].path, token, language);
    const passwordLabel = (await link.password?.isAsked(app.db, token)) ? link.password?.label : undefined;
    const subject = await link.subject?.(app.db, token, language);
    return page(language, heading, [...said, text], { action, label: button, passwordLabel, subject });
  }

  handle(app, link.asks, async ({ query: { token, language }, request, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(html);
    if (token === '')
      return reply.code(404).send(page(readCutLanguage(request, language), link.title, [CUT_LINK]));
    const known = await link.isKnown(app.db, token);
    if (known === false) return reply.code(404).send(page(language, link.title, [link.unknown]));
    if (known !== true) return reply.send(page(language, known.heading, [known.text]));
    return reply.send(await ask(token, language));
  });

  handle(app, link.acts, async ({ query: { token, language }, request, reply }) => {
    reply.header('cache-control', 'no-store').type(html);
    if (link.password && (await link.password.isAsked(app.db, token))) {
      try {
        await link.password.check(request, token, readPassword(request));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return reply.code(error.statusCode).send(await ask(token, language, error.message));
      }
    }
    const applied = await app.unitOfWork(request, (unit) => link.apply(unit, token, language));
    const outcome = applied === true ? link.done : applied;
    if (!outcome) return reply.code(404).send(page(language, link.title, [link.unknown]));
    return reply.send(page(language, outcome.heading, [outcome.text]));
  });
}
