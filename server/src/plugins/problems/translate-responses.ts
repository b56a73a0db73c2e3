import { canManage } from '@narthex/shared-contracts';
import {
  isTranslatedLanguage,
  type TranslatedLanguage,
} from '@narthex/shared-contracts/schemas/translations';
import { FILLED_TEXTS, listFactNames } from '@narthex/shared-contracts/facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readLanguage, translateErrors, translateMessage } from '../../responses/translate-message';
import { FACT_SUBJECTS } from '../../responses/fill-text';
import { localizeTexts } from '../../responses/translations';

/** Describes the parts of a response that people read. */
interface MessageBody {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const hasMessages = (payload: unknown): payload is MessageBody =>
  typeof payload === 'object' && payload !== null && ('message' in payload || 'errors' in payload);

/**
 * Pages that show texts request them in their final form, even for editors. Forms need them as they are
 * stored, with all translations.
 */
const wantsStored = ({ actor, headers }: FastifyRequest) =>
  canManage(actor) && headers.prefer !== FILLED_TEXTS;

/**
 * Translates the server's messages and the editors' texts to the language of the calling page, and fills in
 * facts. Translations and the names of facts are sent only to people who manage content.
 */
export const translateResponses = fastifyPlugin(
  async (app: FastifyInstance) => {
    async function localize<T>(payload: T, language: TranslatedLanguage | null): Promise<T> {
      let namesFacts = false;
      const localized = localizeTexts(payload, language, (text) => {
        namesFacts ||= listFactNames(text).length > 0;
        return text;
      });
      if (!namesFacts) return localized;
      app.noteReads(FACT_SUBJECTS);
      return localizeTexts(payload, language, await app.facts.filler());
    }

    app.addHook('preSerialization', async (request, reply, payload) => {
      const language = readLanguage(request);
      const spoken = isTranslatedLanguage(language) ? language : null;
      const localized = wantsStored(request) ? payload : await localize(payload, spoken);
      if (!spoken) return localized;
      reply.header('content-language', language);
      if (!hasMessages(localized)) return localized;
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
