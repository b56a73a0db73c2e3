import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readLanguage, translateErrors, translateMessage } from '../../responses/translate-message';

/** What of a response people read. */
interface Said {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const isSaid = (payload: unknown): payload is Said =>
  typeof payload === 'object' && payload !== null && ('message' in payload || 'errors' in payload);

/** The boundary where the server's messages get the language of the page that called. */
export const translateResponses = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preSerialization', async (request, reply, payload) => {
      const language = readLanguage(request);
      if (language === SOURCE_LANGUAGE || !isSaid(payload)) return payload;
      const { message, errors } = payload;
      reply.header('content-language', language);
      return {
        ...payload,
        ...(typeof message === 'string' && { message: translateMessage(message, language) }),
        ...(errors && { errors: translateErrors(errors, language) }),
      };
    });
  },
  { name: 'translate-responses' },
);
