import { splitLanguage, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from '../../plugins/problems/problems';
import { problem, type FieldErrors } from '../../problem-error';
import { sayIn, translateErrors, translateMessage } from '../../responses/translate-message';
import { plainPage, type PlainPageForm } from '../../responses/html/plain-page';

/** Contains everything that a page needs to show a refused form again. */
export interface FormState {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  /** Is an error that belongs to none of the fields. */
  readonly message?: string;
}

interface RefusedForm {
  readonly heading: string;
  /** Is the path of the form's page. */
  readonly path: string;
  readonly status: number;
  readonly formState: FormState;
}

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

/** Translates the messages of a form to the language of its page. */
const translateState = (state: FormState, language: Language): FormState => ({
  ...state,
  errors: translateErrors(state.errors, language),
  ...(state.message !== undefined && { message: translateMessage(state.message, language) }),
});

/** Responds with the form's own page with the same input, or with a plain page if that can't be rendered. */
export async function showForm(request: FastifyRequest, reply: FastifyReply, refused: RefusedForm) {
  const { heading, path, status } = refused;
  const { language } = splitLanguage(path);
  const formState = translateState(refused.formState, language);
  const page = await request.server.renderPage?.(request, reply, { path, formState });
  const { message, errors } = formState;
  const sentences = [...(message ? [message] : []), ...Object.values(errors).flat()];
  return send(reply, status, page ?? plainPage(translateMessage(heading, language), sentences, { path }));
}

/**
 * Offers to send the same fields again, because the form itself is gone and may not open while the server has no database.
 */
function offerToResend({ url, body }: FastifyRequest, label: string): PlainPageForm | undefined {
  return typeof body === 'object' && body !== null ? { action: url, label, fields: { ...body } } : undefined;
}

/**
 * Creates an error handler for plain form posts, which responds with a page instead of JSON.
 *
 * @param mayResend Is false for forms with secrets, which no page may contain.
 */
export function formErrors(heading: string, getPath: (request: FastifyRequest) => string, mayResend = true) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toProblem(error, error.validationContext) ?? problem('internal');
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'form could not be taken');
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
    const path = getPath(request);
    const { language } = splitLanguage(path);
    const say = sayIn(language);
    const again =
      mayResend && refusal.statusCode >= 500 ? offerToResend(request, say(t('Send it again'))) : undefined;
    return send(reply, refusal.statusCode, plainPage(say(heading), [say(refusal.message)], { path }, again));
  };
}
