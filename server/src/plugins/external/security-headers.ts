import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../../endpoints/route-table';

/** No page of this site and no frame in it may use these features of a visitor's device. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Browsers refuse scripts without a hash, whatever added them to the page. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** Browsers don't show these types as documents, so policies of documents don't apply to them. */
const PARTS_OF_DOCUMENTS = /^((text|application)\/javascript|text\/css|font\/|image\/(avif|webp|png|jpeg))/;
/**
 * An SVG that is opened directly is a document. The sandbox gives it no origin, so it can't act in the site's
 * name.
 */
const SVG = /^image\/svg\+xml/;
const SVG_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox";
/** These headers are over a kilobyte, which a first visit would otherwise load with every file. */
const POLICIES_OF_DOCUMENTS = [
  ...['content-security-policy', 'permissions-policy', 'integrity-policy', 'x-frame-options'],
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

/** Responses of the API and the checks of health aren't documents, and must not wait for the database. */
const showsDocuments = (request: FastifyRequest): boolean =>
  !isApiRequest(request) && !request.routeOptions.config.endpoint?.name.startsWith('health.');

interface SecurityHeadersOptions {
  /** Reads the other sites whose pictures and recordings documents may show. */
  readonly readMediaHosts: () => Promise<readonly string[]>;
}

export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { readMediaHosts }: SecurityHeadersOptions) => {
    const { apiHost, isProduction } = app.config;
    // If the API has another origin, calls and uploads go there.
    const self = ["'self'", ...(apiHost ? [apiHost] : [])];
    const hostsOf = new WeakMap<object, readonly string[]>();
    const mediaHosts = (raw: object) => (hostsOf.get(raw) ?? []).join(' ');
    app.addHook('onRequest', async (request, reply) => {
      if (showsDocuments(request)) hostsOf.set(request.raw, await readMediaHosts());
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      reply.header('integrity-policy', INTEGRITY_POLICY);
    });
    app.addHook('onSend', async (request, reply) => {
      // A worker gets its policies from the response with its script.
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
          // A script could send away what it reads with a picture of any host, so only those of the content are allowed.
          imgSrc: [...self, 'data:', mediaHosts],
          fontSrc: ["'self'"],
          connectSrc: self,
          mediaSrc: [...self, mediaHosts],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          // The site itself frames isolated remotes.
          frameSrc: [
            "'self'",
            'https://www.youtube-nocookie.com',
            'https://player.vimeo.com',
            'https://www.openstreetmap.org',
          ],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          // Only the shell's policies are allowed, and `html`, which Swiper creates for each of its elements.
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['narthex', 'narthex-starter', 'default', 'html', "'allow-duplicates'"],
        },
      },
      strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      // The video player refuses to play on a page that sends no referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
    });
  },
  { name: 'security-headers', dependencies: ['core'] },
);
