import type { RemoteFiles } from '@narthex/shared-contracts';
import { writeHtml, type PageParts } from './html';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const build: PageParts['build'] = {
  version: '1',
  integrity: { '/shell/leaders-portal.aa.css': 'sha384-leaders' },
  scripts: ['/shell/shell.aa.js'],
  styles: ['/shell/shell.aa.css'],
  lazyScripts: ['/shell/leaders-portal_members-portal.aa.js', '/shell/822.aa.js'],
  lazyStyles: ['/shell/leaders-portal.aa.css', '/shell/members-portal.aa.css'],
  fonts: [],
  template: '<head><!--narthex:head--></head><body><!--narthex:app--><!--narthex:document--></body>',
  openRenderer: null,
};

const files: RemoteFiles = {
  container: 'public_site_1',
  entry: '/remotes/public-site/1/remoteEntry.aa.js',
  js: ['/remotes/public-site/1/app.aa.js'],
  css: ['/remotes/public-site/1/app.aa.css'],
  lazyJs: ['/remotes/public-site/1/event-page_home-page.aa.js', '/remotes/public-site/1/books-text.aa.js'],
  lazyCss: ['/remotes/public-site/1/event-page.aa.css', '/remotes/public-site/1/books-text.aa.css'],
  integrity: {},
};

function namedBy(
  chunk: string,
  remote: RemoteFiles | null,
  deferredChunks: readonly string[] = [],
  inlineStyles: PageParts['inlineStyles'] = new Map(),
) {
  const html = writeHtml({
    build,
    page: {
      html: '<header></header><main><h1>Page</h1></main><footer></footer>',
      meta: { title: 'Page', chunks: [chunk], deferredChunks },
      site: undefined,
      remote: null,
    },
    document: {
      registry: { schema: SCHEMA, microFrontends: {} },
      files: {},
      integrity: {},
      apiHost: '',
      path: '/',
      now: '2026-11-26T08:00:00.000Z',
      state: [],
    },
    remote,
    inlineStyles,
    origin: 'https://church.test',
  });
  const [head = '', body = ''] = html.split('</head>');
  const names = (text: string) =>
    [...text.matchAll(/(?:href|src)="\/[^"]*?([^/"]+\.(?:css|js))"/g)].map(([, name]) => name);
  return { head: names(head), body: names(body), html };
}

it('names the styles of a portal in the head, and its scripts after the page', () => {
  const { head, body, html } = namedBy('leaders-portal', null);
  expect(head).toEqual(['shell.aa.css', 'leaders-portal.aa.css']);
  expect(body).toEqual(['shell.aa.js', 'leaders-portal_members-portal.aa.js']);
  expect(html).toContain('integrity="sha384-leaders"');
});

it('contains the styles that only its page needs, where their text is known', () => {
  const [href = ''] = files.lazyCss;
  const inlineStyles = new Map([[href, { text: '.day{color:red}', source: "'sha256-a'" }]]);
  const { head, html } = namedBy('event-page', files, [], inlineStyles);
  expect(head).toEqual(['shell.aa.css', 'app.aa.css']);
  expect(html).toContain(`<style data-file="${href}" data-href="event-page.aa.css">.day{color:red}</style>`);
});

it('names the files of a remote that a page needs, and of no other page', () => {
  const { head, body } = namedBy('event-page', files);
  expect(head).toEqual(['shell.aa.css', 'app.aa.css', 'event-page.aa.css']);
  expect(body).toEqual(['shell.aa.js', 'remoteEntry.aa.js', 'app.aa.js', 'event-page_home-page.aa.js']);
});

it('names the styles alone of what comes later than its HTML, after the main part of the page', () => {
  const { head, body, html } = namedBy('home-page', files, ['books-text', 'members-portal']);
  expect(head).toEqual(['shell.aa.css', 'app.aa.css']);
  expect(body).toEqual([
    ...['members-portal.aa.css', 'books-text.aa.css'],
    ...['shell.aa.js', 'remoteEntry.aa.js', 'app.aa.js', 'event-page_home-page.aa.js'],
  ]);
  expect(html).toMatch(/<\/main><link rel="stylesheet"[^>]*>(<link rel="stylesheet"[^>]*>)<footer>/);
});

it('names styles once that both the first screen and what is below it need', () => {
  const { head, body } = namedBy('event-page', files, ['event-page']);
  expect(head).toEqual(['shell.aa.css', 'app.aa.css', 'event-page.aa.css']);
  expect(body.filter((name) => name?.endsWith('.css'))).toEqual([]);
});

it('has the chunks of a remote there before its entry asks for them, and waits for none of them', () => {
  const { html } = namedBy('event-page', files);
  const scripts = [...html.matchAll(/<script src="[^"]*\/([^/"]+)"[^>]* (async|defer)>/g)];
  expect(scripts.map(([, name, when]) => `${when} ${name}`)).toEqual([
    'defer shell.aa.js',
    'async app.aa.js',
    'async event-page_home-page.aa.js',
  ]);
  expect(html).toMatch(/<link rel="preload" as="script" href="[^"]*remoteEntry\.aa\.js"/);
});
