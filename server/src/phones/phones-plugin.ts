import { setPhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { describeWrongPhone, setPhoneRegion } from './phone-number';
import { readSite } from '../site/site-repository';

/** Checks and stores phones as numbers of the country that the site is in, for every form. */
export const phones = fastifyPlugin(
  async (app: FastifyInstance) => {
    setPhoneCheck(describeWrongPhone);
    app.addHook('onReady', async () => setPhoneRegion((await readSite(app.db)).locale));
  },
  { name: 'phones', dependencies: ['core'] },
);
