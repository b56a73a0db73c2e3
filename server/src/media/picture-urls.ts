import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../endpoints/route-table';
import { siteOrigin } from '../requests/site-origin';
import { RENDERER_IP } from '../renderer-ip';

/** Fields that name a picture or a file of the gallery: forms of any front end put them into URL inputs. */
const FIELDS: ReadonlySet<string> = new Set([
  'image_url',
  'featured_image',
  'image',
  'thumbnail',
  'file_path',
]);
const STORED = /^\/media\/[^,\s]+$/;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with these fields changed, however deep they stand. */
function changeUrls(value: unknown, change: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => changeUrls(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && FIELDS.has(name) ? change(field) : changeUrls(field, change),
    ]),
  );
}

function getOrigin(request: FastifyRequest): string | null {
  try {
    return siteOrigin(request);
  } catch {
    // A Host header that names no host: the URLs stay as they are stored.
    return null;
  }
}

/**
 * Pictures leave the API under their whole URL and are stored without the site's origin, so that a site that moves keeps
 * its pictures. Pages that are rendered here get them as they are stored: their HTML is smaller, and right on any host.
 */
export const pictureUrls = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      const origin = isApiRequest(request) && isPlain(request.body) ? getOrigin(request) : null;
      if (origin === null) return;
      const own = `${origin}/media/`;
      request.body = changeUrls(request.body, (url) =>
        url.startsWith(own) ? url.slice(origin.length) : url,
      );
    });
    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!isApiRequest(request) || request.ip === RENDERER_IP) return payload;
      const origin = getOrigin(request);
      if (origin === null) return payload;
      return changeUrls(payload, (url) => (STORED.test(url) ? origin + url : url));
    });
  },
  { name: 'picture-urls', dependencies: ['endpoints'] },
);
