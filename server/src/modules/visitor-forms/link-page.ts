import type { FastifyInstance } from 'fastify';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import type { SiteRouteName } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { handle } from '../../endpoints/handle';
import { translateMessage } from '../../responses/translate-message';
import { plainPage } from './plain-page';

type PageName = Extract<SiteRouteName, `${string}Page`>;

/** What the page says once the button was pressed. */
export interface LinkOutcome {
  readonly heading: string;
  readonly text: string;
}

interface LinkPage {
  readonly asks: PageName;
  readonly acts: PageName extends `${infer Action}Page` ? Action : never;
  /** What the page is called when the link isn't right. */
  readonly title: string;
  readonly question: { readonly heading: string; readonly text: string; readonly button: string };
  readonly done?: LinkOutcome;
  readonly unknown: string;
  readonly isKnown: (db: Queryable, token: string) => Promise<boolean>;
  /** False when the link works no more; what came of it where that isn't always `done`. */
  readonly apply: (unit: UnitOfWork, token: string) => Promise<boolean | LinkOutcome>;
}

/**
 * The page behind a link in an email. A link alone changes nothing, since mail programs open links by themselves; the
 * post does, from the page's button or from the mail program's own (RFC 8058: no cookie, no question, the same URL).
 */
export function linkPage(app: FastifyInstance, link: LinkPage): void {
  const html = 'text/html; charset=utf-8';
  const page = (
    language: Language,
    heading: string,
    text: string,
    form?: { action: string; label: string },
  ) => {
    const [title = heading, sentence = text] = [heading, text].map((said) =>
      translateMessage(said, language),
    );
    const button = form && { ...form, label: translateMessage(form.label, language) };
    return plainPage(title, [sentence], joinLanguage(language, '/'), button);
  };

  handle(app, link.asks, async ({ query: { token, language }, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(html);
    if (!(await link.isKnown(app.db, token))) {
      return reply.code(404).send(page(language, link.title, link.unknown));
    }
    const { heading, text, button } = link.question;
    const query = new URLSearchParams({ token, ...(language !== SOURCE_LANGUAGE && { language }) });
    const action = `${SITE_ROUTES[link.acts].path}?${query}`;
    return reply.send(page(language, heading, text, { action, label: button }));
  });

  handle(app, link.acts, async ({ query: { token, language }, request, reply }) => {
    reply.header('cache-control', 'no-store').type(html);
    const applied = await app.unitOfWork(request, (unit) => link.apply(unit, token));
    const outcome = applied === true ? link.done : applied;
    if (!outcome) return reply.code(404).send(page(language, link.title, link.unknown));
    return reply.send(page(language, outcome.heading, outcome.text));
  });
}
