import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What no page of this site asks a visitor's device for, and no frame in it may. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A script without a hash doesn't load, whatever put it into the page. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** What no browser shows as a document of its own, and no policy of a document is about. */
const PARTS_OF_DOCUMENTS = /^((text|application)\/javascript|text\/css|font\/|image\/(avif|webp|png|jpeg))/;
/** A picture that is a document when it is opened by itself: without an origin it can do nothing in the site's name. */
const SVG = /^image\/svg\+xml/;
const SVG_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox";
/** Over a kilobyte, which a first visit would load with every file. */
const POLICIES_OF_DOCUMENTS = [
  ...['content-security-policy', 'permissions-policy', 'integrity-policy', 'x-frame-options'],
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { apiHost, isProduction } = app.config;
    // With another back end, calls and uploads come from there.
    const self = ["'self'", ...(apiHost ? [apiHost] : [])];
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      reply.header('integrity-policy', INTEGRITY_POLICY);
    });
    app.addHook('onSend', async (request, reply) => {
      // A worker has the policies of its script.
      if (request.url.startsWith('/service-worker.js')) return;
      const type = String(reply.getHeader('content-type') ?? '');
      if (SVG.test(type)) reply.header('content-security-policy', SVG_POLICY);
      if (!PARTS_OF_DOCUMENTS.test(type)) return;
      for (const name of POLICIES_OF_DOCUMENTS) reply.removeHeader(name);
    });
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          styleSrcAttr: ["'unsafe-inline'"],
          // Editors may name pictures, sound and videos of other sites.
          imgSrc: [...self, 'data:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: self,
          mediaSrc: [...self, 'https:'],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          frameSrc: [
            'https://www.youtube-nocookie.com',
            'https://player.vimeo.com',
            'https://www.openstreetmap.org',
          ],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          // The shell's policies are the only ones; Swiper makes one named `html` for each of its own elements.
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['narthex', 'default', 'html', "'allow-duplicates'"],
        },
      },
      strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      // The video player refuses to play for a page that hides where it is embedded.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
    });
  },
  { name: 'security-headers', dependencies: ['core'] },
);
