import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../endpoints/route-table';
import { siteOrigin } from '../requests/site-origin';
import { changeTexts } from '../requests/change-texts';
import { RENDERER_IP } from '../requests/network-of';

/**
 * Matches fields with a picture or a file, whatever their object. Any front end uses them in URL inputs, and front ends
 * on other hosts fetch them.
 */
const FIELD = /^(image|thumbnail|featured_image|file_path|\w+_(file|url))$/;
const STORED = /^\/media\/[^,\s]+$/;

function getOrigin(request: FastifyRequest): string | null {
  try {
    return siteOrigin(request);
  } catch {
    // The Host header is invalid, so the URLs stay as they are stored.
    return null;
  }
}

/**
 * Writes full URLs of pictures and files in responses, and removes the site's origin before they are stored, so that
 * they stay valid if the site moves. Pages rendered here get them as they are stored: their HTML is shorter, and valid
 * on any host.
 */
export const pictureUrls = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      const origin = isApiRequest(request) ? getOrigin(request) : null;
      if (origin === null) return;
      const own = `${origin}/media/`;
      request.body = changeTexts(request.body, (text, name) =>
        FIELD.test(name) && text.startsWith(own) ? text.slice(origin.length) : text,
      );
    });
    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!isApiRequest(request) || request.ip === RENDERER_IP) return payload;
      const origin = getOrigin(request);
      if (origin === null) return payload;
      return changeTexts(payload, (text, name) =>
        FIELD.test(name) && STORED.test(text) ? origin + text : text,
      );
    });
  },
  { name: 'picture-urls', dependencies: ['endpoints'] },
);
