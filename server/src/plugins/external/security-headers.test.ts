import fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readConfig } from '../../config';
import { withTestApp } from '../../../test/build-app';
import { securityHeaders } from './security-headers';

const app = withTestApp({ modules: [] });

it.each(['/healthz', '/api/v1/nothing'])('asks for nothing of the device of who opens %s', async (url) => {
  const policy = String((await app().inject(url)).headers['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(policy).toContain(`${feature}=()`);
  }
});

describe('files', () => {
  const TYPES: Readonly<Record<string, string>> = {
    '/file.js': 'text/javascript; charset=utf-8',
    '/shell.js': 'application/javascript; charset=utf-8',
    '/file.css': 'text/css; charset=utf-8',
    '/file.woff2': 'font/woff2',
    '/file.avif': 'image/avif',
    '/file.svg': 'image/svg+xml',
    '/file.html': 'text/html; charset=utf-8',
    '/service-worker.js': 'text/javascript; charset=utf-8',
  };
  const site = fastify();
  beforeAll(async () => {
    site.decorate('config', readConfig({}));
    await site.register(fastifyPlugin(async () => undefined, { name: 'core' }));
    await site.register(securityHeaders, { readMediaHosts: async () => [] });
    for (const [url, type] of Object.entries(TYPES)) {
      site.get(url, async (_request, reply) => reply.type(type).send('content'));
    }
  });
  afterAll(() => site.close());
  const headersOf = async (url: string) => (await site.inject(url)).headers;

  it.each(['/file.js', '/shell.js', '/file.css', '/file.woff2', '/file.avif'])(
    'does not burden %s with the policies of documents',
    async (url) => {
      const headers = await headersOf(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBeDefined();
      expect(JSON.stringify(headers).length).toBeLessThan(400);
    },
  );

  it.each(['/file.svg', '/file.html', '/service-worker.js'])('gives them to %s', async (url) => {
    const headers = await headersOf(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    // An SVG that is opened directly is a document of this origin.
    expect(policy.includes('sandbox') && !policy.includes('script-src')).toBe(url.endsWith('.svg'));
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
