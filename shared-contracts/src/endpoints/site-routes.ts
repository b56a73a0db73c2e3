import { idParams } from '../api/params';
import { UPLOADS_PATH, formPath } from './browser/browser-paths';
import type { Method } from './endpoint-paths';
import type { EndpointRecord, RateLimitClass } from './endpoint-record';
import {
  frameParamsSchema,
  languageQuerySchema,
  linkQuerySchema,
  lowDataFormSchema,
  mediaParamsSchema,
  pageDataParamsSchema,
  pageDataQuerySchema,
  postedFieldsSchema,
  remoteFileParamsSchema,
  rsvpFormSchema,
  shareQuerySchema,
  shellFileParamsSchema,
  sitemapFileParamsSchema,
  sizedMediaParamsSchema,
  uploadParamsSchema,
  waitingListFormSchema,
} from './site-route-schemas';

/**
 * Describes a route that responds with a page, a file or a redirect. It has the same fields as an endpoint,
 * but no client calls it.
 */
export interface SiteRoute extends EndpointRecord {
  readonly method: Method;
  readonly path: string;
  /**
   * If true, the route covers everything below its path. Only the API description does, which exists outside
   * production.
   */
  readonly isPrefix?: boolean;
}

interface PublicRoute<M extends Method> {
  readonly method: M;
  readonly path: string;
  readonly capability: 'public';
  readonly cache: 'custom';
  readonly rateLimit: RateLimitClass;
}

type Described<M extends Method, R> = Omit<PublicRoute<M>, keyof R> & R;

const get = <const R extends Partial<EndpointRecord> = object>(path: string, rest?: R) =>
  ({
    method: 'GET',
    path,
    capability: 'public',
    cache: 'custom',
    rateLimit: 'unlimited',
    ...rest,
  }) as unknown as Described<'GET', R>;

const form = <const R extends Partial<EndpointRecord> = object>(path: string, rest?: R) =>
  ({
    method: 'POST',
    path,
    capability: 'public',
    cache: 'custom',
    rateLimit: 'visitor-post',
    ...rest,
  }) as unknown as Described<'POST', R>;

/** The rate limit is `standard`, because each request with a guessed token costs a database query. */
const linkPage = (path: string) => get(path, { rateLimit: 'standard', query: linkQuerySchema });
/** The button of that page posts to this route; mail programs do so by themselves. */
const linkPost = <const R extends Partial<EndpointRecord> = object>(path: string, rest?: R) =>
  form(path, { query: linkQuerySchema, ...rest } as { readonly query: typeof linkQuerySchema } & R);

const UPLOAD = { capability: 'account.use', rateLimit: 'standard' } as const;
const ONE_UPLOAD = { ...UPLOAD, params: uploadParamsSchema } as const;

const routes = {
  'health.live': get('/healthz'),
  'health.ready': get('/readyz'),
  'metrics.get': get('/metrics'),
  'docs.view': { ...get('/api/docs'), isPrefix: true },

  'pages.render': get('/*'),
  /** Says which links of public pages the browser may prefetch. */
  'pages.speculationRules': get('/speculation-rules.json'),
  /** Responds with the data of a page, for the application that starts in it. */
  'pages.data': get('/page-data/:file', { params: pageDataParamsSchema, query: pageDataQuerySchema }),
  'shell.file': get('/shell/*', { params: shellFileParamsSchema }),

  'registry.get': get('/registry.json'),
  'remotes.file': get('/remotes/:remote/:version/*', { params: remoteFileParamsSchema }),

  /** Responds with the document in which the code of an isolated remote runs. */
  'frames.document': get('/frames/:language/:remote/:version', { params: frameParamsSchema }),

  'media.original': get('/media/:key', { params: mediaParamsSchema }),
  'media.sized': get('/media/:key/:file', { params: sizedMediaParamsSchema }),
  'media.preview': get('/media/:key/og.jpg', { params: mediaParamsSchema }),

  /**
   * Uploads are resumable (tus 1.0). The handler checks the capability that the kind of the file requires.
   */
  'uploads.create': form(UPLOADS_PATH, UPLOAD),
  'uploads.get': get(`${UPLOADS_PATH}/:id`, ONE_UPLOAD),
  'uploads.append': { ...form(`${UPLOADS_PATH}/:id`, ONE_UPLOAD), method: 'PATCH' },
  'uploads.cancel': { ...form(`${UPLOADS_PATH}/:id`, ONE_UPLOAD), method: 'DELETE' },

  'feeds.calendar': get('/calendar.ics', { query: languageQuerySchema }),
  'feeds.subscribe': get('/calendar/subscribe', { query: languageQuerySchema }),
  'feeds.event': get('/Events/:id(^\\d+).ics', { params: idParams, query: languageQuerySchema }),
  'feeds.podcast': get('/podcast.xml', { query: languageQuerySchema }),
  'feeds.announcements': get('/announcements.xml', { query: languageQuerySchema }),
  'share.whatsapp': get('/share/whatsapp', { query: shareQuerySchema }),

  'forms.prayer': form(formPath('prayer'), { body: postedFieldsSchema, isConfidential: true }),
  'forms.newsletter': form(formPath('newsletter'), { body: postedFieldsSchema }),
  'forms.inquiry': form(formPath('inquiry'), { body: postedFieldsSchema }),
  'forms.visit': form(formPath('visit'), { body: postedFieldsSchema }),
  'forms.rsvp': form(formPath('rsvp'), { body: rsvpFormSchema, invalidates: ['events'] }),
  'forms.waitingList': form(formPath('waiting-list'), {
    body: waitingListFormSchema,
    invalidates: ['events'],
  }),
  /** Chooses whether this browser uses less data. */
  'forms.lowData': form(formPath('low-data'), { body: lowDataFormSchema, rateLimit: 'standard' }),
  'rsvps.confirmPage': linkPage('/rsvp/confirm'),
  'rsvps.confirm': linkPost('/rsvp/confirm', { invalidates: ['events'] }),
  'rsvps.cancelPage': linkPage('/rsvp/cancel'),
  'rsvps.cancel': linkPost('/rsvp/cancel', { invalidates: ['events'] }),
  'waitingList.confirmPage': linkPage('/waiting-list/confirm'),
  'waitingList.confirm': linkPost('/waiting-list/confirm', { invalidates: ['events'] }),
  'waitingList.unsubscribePage': linkPage('/waiting-list/leave'),
  'waitingList.unsubscribe': linkPost('/waiting-list/leave', { invalidates: ['events'] }),
  'newsletter.unsubscribePage': linkPage('/newsletter/unsubscribe'),
  'newsletter.unsubscribe': linkPost('/newsletter/unsubscribe'),
  'newsletter.confirmPage': linkPage('/newsletter/confirm'),
  'newsletter.confirm': linkPost('/newsletter/confirm'),
  'mail.unsubscribePage': linkPage('/mail/unsubscribe'),
  'mail.unsubscribe': linkPost('/mail/unsubscribe'),
  'account.confirmPage': linkPage('/account/confirm-email'),
  'account.confirm': linkPost('/account/confirm-email'),
  'setup.submitPage': linkPage('/setup'),
  'setup.submit': linkPost('/setup', { body: postedFieldsSchema, isConfidential: true }),

  'files.robots': get('/robots.txt'),
  'files.sitemap': get('/sitemap.xml'),
  'files.sitemapPages': get('/sitemap-pages.xml'),
  'files.sitemapItems': get('/sitemap-:items(^[a-z]+)-:file(^\\d+).xml', { params: sitemapFileParamsSchema }),
  /** Password managers open it for whoever should change a password: https://w3c.github.io/webappsec-change-password-url/ */
  'files.changePassword': get('/.well-known/change-password'),
  'files.manifest': get('/manifest.webmanifest', { query: languageQuerySchema }),
  'files.serviceWorker': get('/service-worker.js'),
  'files.favicon': get('/favicon.ico'),
  'files.icon192': get('/icons/icon-192.png'),
  'files.icon512': get('/icons/icon-512.png'),
  'files.appleTouchIcon': get('/apple-touch-icon.png'),
  'files.podcastCover': get('/podcast-cover.jpg'),
  'files.preview': get('/shell/og-default.jpg'),
} as const;

/** Declares every route outside of the API: pages, plain form posts, feeds, files, health. */
export const SITE_ROUTES = routes satisfies Readonly<Record<string, SiteRoute>>;

/** Names a route of the server outside of the API. */
export type SiteRouteName = keyof typeof SITE_ROUTES;
