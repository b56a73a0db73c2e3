import { UPLOADS_PATH, formPath } from './browser/browser-paths';
import type { EndpointRecord } from './endpoint-record';
import type { Method } from './endpoint-route';

/** A route that responds with a page, a file or a redirect. It is described like an endpoint, but no client calls it. */
export interface SiteRoute extends EndpointRecord {
  readonly method: Method;
  readonly path: string;
  /** The description of the API, outside production only, covers everything below its path. */
  readonly isPrefix?: boolean;
}

const get = (path: string, rest: Partial<EndpointRecord> = {}): SiteRoute => ({
  method: 'GET',
  path,
  capability: 'public',
  cache: 'custom',
  rateLimit: 'unlimited',
  ...rest,
});

const form = (path: string, rest: Partial<EndpointRecord> = {}): SiteRoute => ({
  method: 'POST',
  path,
  capability: 'public',
  cache: 'custom',
  rateLimit: 'visitor-post',
  ...rest,
});

/** The page behind a link in an email: a guess at its token costs a look into the database. */
const linkPage = (path: string) => get(path, { rateLimit: 'standard' });

const UPLOAD: Partial<EndpointRecord> = { capability: 'account.use', rateLimit: 'standard' };

/** Every route outside of the API: pages, plain form posts, feeds, files, health. */
export const SITE_ROUTES = {
  'health.live': get('/healthz'),
  'health.ready': get('/readyz'),
  'docs.view': { ...get('/api/docs'), isPrefix: true },

  'pages.render': get('/*'),
  'shell.file': get('/shell/*'),

  'registry.get': get('/registry.json'),
  'remotes.file': get('/remotes/:remote/:version/*'),

  'media.original': get('/media/:key'),
  'media.sized': get('/media/:key/:file'),
  'media.preview': get('/media/:key/og.jpg'),

  /** Resumable uploads (tus 1.0). The handler asks for the capability of the file's kind. */
  'uploads.create': form(UPLOADS_PATH, UPLOAD),
  'uploads.get': get(`${UPLOADS_PATH}/:id`, UPLOAD),
  'uploads.append': { ...form(`${UPLOADS_PATH}/:id`, UPLOAD), method: 'PATCH' },
  'uploads.cancel': { ...form(`${UPLOADS_PATH}/:id`, UPLOAD), method: 'DELETE' },

  'feeds.calendar': get('/calendar.ics'),
  'feeds.subscribe': get('/calendar/subscribe'),
  'feeds.event': get('/Events/:id(^\\d+).ics'),
  'feeds.podcast': get('/podcast.xml'),
  'feeds.announcements': get('/announcements.xml'),
  'share.whatsapp': get('/share/whatsapp'),

  'forms.prayer': form(formPath('prayer'), { isConfidential: true }),
  'forms.newsletter': form(formPath('newsletter')),
  'forms.inquiry': form(formPath('inquiry')),
  'forms.visit': form(formPath('visit')),
  'forms.rsvp': form(formPath('rsvp'), { invalidates: ['events'] }),
  'forms.waitingList': form(formPath('waiting-list'), { invalidates: ['events'] }),
  'waitingList.confirmPage': linkPage('/waiting-list/confirm'),
  'waitingList.confirm': form('/waiting-list/confirm', { invalidates: ['events'] }),
  'waitingList.unsubscribePage': linkPage('/waiting-list/leave'),
  'waitingList.unsubscribe': form('/waiting-list/leave', { invalidates: ['events'] }),
  'newsletter.unsubscribePage': linkPage('/newsletter/unsubscribe'),
  'newsletter.unsubscribe': form('/newsletter/unsubscribe'),
  'newsletter.confirmPage': linkPage('/newsletter/confirm'),
  'newsletter.confirm': form('/newsletter/confirm'),
  'mail.unsubscribePage': linkPage('/mail/unsubscribe'),
  'mail.unsubscribe': form('/mail/unsubscribe'),
  'account.confirmPage': linkPage('/account/confirm-email'),
  'account.confirm': form('/account/confirm-email'),

  'files.robots': get('/robots.txt'),
  'files.sitemap': get('/sitemap.xml'),
  'files.sitemapPages': get('/sitemap-pages.xml'),
  'files.sitemapItems': get('/sitemap-:items(^[a-z]+)-:file(^\\d+).xml'),
  'files.manifest': get('/manifest.webmanifest'),
  'files.serviceWorker': get('/service-worker.js'),
  'files.favicon': get('/favicon.ico'),
  'files.icon192': get('/icons/icon-192.png'),
  'files.icon512': get('/icons/icon-512.png'),
  'files.appleTouchIcon': get('/apple-touch-icon.png'),
  'files.podcastCover': get('/podcast-cover.jpg'),
  'files.preview': get('/shell/og-default.jpg'),
} as const satisfies Readonly<Record<string, SiteRoute>>;

/** The name of a route of the server that is no call of the API. */
export type SiteRouteName = keyof typeof SITE_ROUTES;
