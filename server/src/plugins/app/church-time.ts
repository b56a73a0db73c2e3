import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toExactOffsetTime } from '@narthex/shared-contracts';
import { isApiRequest } from '../../endpoints/route-table';
import { changeTexts } from '../../requests/change-texts';
import { readTimeZone } from '../../site/site-repository';

/** The pattern matches instants as programs and the database write them. */
const UTC_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3,6})?(Z|\+00:00)$/;
const TO_SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

/** A person may have written a text of the same form that is no instant: engines throw, or parse another day. */
function isInstant(text: string): boolean {
  if (!UTC_INSTANT.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, TO_SECONDS));
}

/**
 * Converts the instants in responses to the church's zone. Clients of the specification take the part before
 * the T as the day and the rest as the time, so an event at half past midnight would be shown on the day
 * before if it were in UTC.
 */
export const churchTime = fastifyPlugin(
  async (app: FastifyInstance) => {
    let known: { readonly version: number; readonly timeZone: string } | undefined;

    async function getTimeZone(): Promise<string> {
      // The version is read first, so that a setting that changes during the read is read again for the next
      // response.
      const version = app.contentVersion('site');
      if (known?.version !== version) known = { version, timeZone: await readTimeZone(app.db) };
      return known.timeZone;
    }

    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!isApiRequest(request)) return payload;
      const timeZone = await getTimeZone();
      return changeTexts(payload, (text) => (isInstant(text) ? toExactOffsetTime(text, timeZone) : text));
    });
  },
  { name: 'church-time', dependencies: ['endpoints', 'content-versions'] },
);
