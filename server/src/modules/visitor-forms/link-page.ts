import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteRouteName } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import { ProblemError } from '../../problem-error';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { handle } from '../../endpoints/handle';
import { plainPage } from './plain-page';

type PageName = Extract<SiteRouteName, `${string}Page`>;

interface LinkPage {
  readonly asks: PageName;
  readonly acts: PageName extends `${infer Action}Page` ? Action : never;
  /** What the page is called when the link isn't right. */
  readonly title: string;
  readonly question: { readonly heading: string; readonly text: string; readonly button: string };
  /** For links that ask for the password besides: whose it is, and what the page calls it. */
  readonly password?: {
    readonly label: string;
    readonly isAsked: (db: Queryable, token: string) => Promise<boolean>;
    /** Throws a problem, which the page says, unless it is the right one. */
    readonly check: (request: FastifyRequest, token: string, password: string) => Promise<void>;
  };
  readonly done: { readonly heading: string; readonly text: string };
  readonly unknown: string;
  readonly isKnown: (db: Queryable, token: string) => Promise<boolean>;
  /** False when the link works no more. */
  readonly apply: (unit: UnitOfWork, token: string) => Promise<boolean>;
}

function readPassword({ body }: FastifyRequest): string {
  const sent = typeof body === 'object' && body !== null && 'current_password' in body;
  return sent && typeof body.current_password === 'string' ? body.current_password : '';
}

/**
 * The page behind a link in an email. A link alone changes nothing, since mail programs open links by themselves; the
 * post does, from the page's button or from the mail program's own (RFC 8058: no cookie, no question, the same URL).
 */
export function linkPage(app: FastifyInstance, link: LinkPage): void {
  const html = 'text/html; charset=utf-8';
  const unknown = plainPage(link.title, [link.unknown], '/');

  async function ask(token: string, ...said: readonly string[]): Promise<string> {
    const { heading, text, button } = link.question;
    const action = `${SITE_ROUTES[link.acts].path}?token=${encodeURIComponent(token)}`;
    const passwordLabel = (await link.password?.isAsked(app.db, token)) ? link.password?.label : undefined;
    return plainPage(heading, [...said, text], '/', { action, label: button, passwordLabel });
  }

  handle(app, link.asks, async ({ query: { token }, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(html);
    if (!(await link.isKnown(app.db, token))) return reply.code(404).send(unknown);
    return reply.send(await ask(token));
  });

  handle(app, link.acts, async ({ query: { token }, request, reply }) => {
    reply.header('cache-control', 'no-store').type(html);
    if (link.password && (await link.password.isAsked(app.db, token))) {
      try {
        await link.password.check(request, token, readPassword(request));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return reply.code(error.statusCode).send(await ask(token, error.message));
      }
    }
    const isDone = await app.unitOfWork(request, (unit) => link.apply(unit, token));
    if (!isDone) return reply.code(404).send(unknown);
    return reply.send(plainPage(link.done.heading, [link.done.text], '/'));
  });
}
