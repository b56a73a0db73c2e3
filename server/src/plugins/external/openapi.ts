import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isApiPath } from '../../endpoints/route-table';
import { describeEndpoint } from './describe-endpoint';

/** The API description is shown at this path outside production. */
const API_DOCS_PREFIX = '/api/docs';

/** Only the viewer's pages may contain inline styles, because its script adds them. */
const VIEWER_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Describes the API from the schemas of the routes. Production doesn't have it. */
export const openapi = fastifyPlugin(
  async (app: FastifyInstance) => {
    if (app.config.isProduction) return;
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Narthex', version: '1', description: 'The calls of the website.' },
        components: {
          securitySchemes: {
            session: { type: 'http', scheme: 'bearer' },
            deliveryKey: { type: 'http', scheme: 'bearer', description: 'The key of a ministry team.' },
          },
        },
      },
      transform: (document) => {
        const { schema, url } = document;
        const { endpoint, isVersioned = false } = document.route.config ?? {};
        if (isApiPath(url) && endpoint) {
          const described = jsonSchemaTransform(document);
          return { ...described, schema: describeEndpoint(described.schema, endpoint, { isVersioned }) };
        }
        return { schema: { ...schema, hide: true }, url };
      },
    });
    await app.register(swaggerUi, {
      routePrefix: API_DOCS_PREFIX,
      uiHooks: {
        onRequest: (_request, reply, done) => {
          reply.header('content-security-policy', VIEWER_CSP);
          done();
        },
      },
    });
  },
  { name: 'openapi', dependencies: ['core'] },
);
