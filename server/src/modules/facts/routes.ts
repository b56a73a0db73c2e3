import { handle } from '../../endpoints/handle';
import { readLanguage, translateMessage } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { MISSING_FACT } from './list-facts';

export const factsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'facts.list', async ({ query, request }) => {
    const language = query.language ?? readLanguage(request);
    const facts = [...(await app.facts.list(language))];
    return { success: true, data: { facts, missing: translateMessage(MISSING_FACT, language) } };
  });
};
