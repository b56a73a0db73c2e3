import { canManage } from '@narthex/shared-contracts';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readLanguage, translateErrors, translateMessage } from '../../responses/translate-message';
import { localizeTexts } from '../../responses/translations';

/** What of a response people read. */
interface Said {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const isSaid = (payload: unknown): payload is Said =>
  typeof payload === 'object' && payload !== null && ('message' in payload || 'errors' in payload);

/**
 * The boundary where the server's messages and the editors' texts get the language of the page that called. The
 * translations themselves go to people who manage content, and to nobody else.
 */
export const translateResponses = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preSerialization', async (request, reply, payload) => {
      const language = readLanguage(request);
      if (!isTranslatedLanguage(language))
        return canManage(request.actor) ? payload : localizeTexts(payload, null);
      reply.header('content-language', language);
      const localized = localizeTexts(payload, language);
      if (!isSaid(localized)) return localized;
      const { message, errors } = localized;
      return {
        ...localized,
        ...(typeof message === 'string' && { message: translateMessage(message, language) }),
        ...(errors && { errors: translateErrors(errors, language) }),
      };
    });
  },
  { name: 'translate-responses' },
);
