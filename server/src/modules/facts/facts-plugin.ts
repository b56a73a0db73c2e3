import { plainDate } from '@narthex/shared-contracts';
import { fillFacts } from '@narthex/shared-contracts/facts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shareRead } from '../../content-cache/share-read';
import { escapeHtml } from '../../responses/html/escape-html';
import { FACT_SUBJECTS, type FillText } from '../../responses/fill-text';
import { translateMessage } from '../../responses/translate-message';
import { readTimeZone } from '../../site/site-repository';
import { MISSING_FACT, listFacts } from './list-facts';
import { readFactRecords, type FactRecords } from './repository';

function createFiller(records: FactRecords): FillText {
  const texts = new Map<Language, ReadonlyMap<string, string>>();
  const read = (language: Language) => {
    const known =
      texts.get(language) ?? new Map(listFacts(records, language).map(({ name, text }) => [name, text]));
    texts.set(language, known);
    return known;
  };
  return (text, language, format) =>
    fillFacts(text, (name) => {
      const found = read(language).get(name) ?? translateMessage(MISSING_FACT, language);
      return format === 'html' ? escapeHtml(found) : found;
    });
}

/** Fills texts with times, places, dates, accounts and counts from other records when a response is sent. */
export const facts = fastifyPlugin(
  async (app: FastifyInstance) => {
    const readZone = shareRead(app, ['site'], () => readTimeZone(app.db));
    const readOn = (today: string) => shareRead(app, FACT_SUBJECTS, () => readFactRecords(app.db, today));
    // Every response with texts needs a filler, and `FactRecords` stays the same object until one of the records
    // changes.
    const fillers = new WeakMap<FactRecords, FillText>();
    let current = { today: '', read: readOn('') };
    async function readRecords(): Promise<FactRecords> {
      const today = plainDate(new Date(), await readZone());
      if (today !== current.today) current = { today, read: readOn(today) };
      return current.read();
    }
    app.decorate('facts', {
      list: async (language) => listFacts(await readRecords(), language),
      filler: async () => {
        const records = await readRecords();
        const filler = fillers.get(records) ?? createFiller(records);
        fillers.set(records, filler);
        return filler;
      },
    });
  },
  { name: 'facts', dependencies: ['core', 'content-versions'] },
);
