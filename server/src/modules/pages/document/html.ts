import {
  DOCUMENT_ELEMENT,
  START_ELEMENT,
  type HashedFile,
  type PageDocument,
  type PageStart,
  type RemoteFiles,
} from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { escapeHtml } from '../../../responses/html/escape-html';
import type { RenderedPage } from '../rendering/render-messages';
import type { ShellBuild } from '../shell-build';
import type { InlineStyle } from './remote-files/inline-styles';

/** Writes JSON for a script element, escaped so that nothing in it ends the element. */
const embed = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');

const link = (values: Readonly<Record<string, string | undefined>>) => `<link${attributes(values)}>`;

const PAGE_FIELDS = new Set(['url', 'item']);
const FILE_FIELDS = new Set(['image', 'logo', 'contentUrl', 'thumbnailUrl', '@id']);

/** Writes JSON-LD with absolute URLs, because its readers don't know the URL of the page. Pages are in its language. */
function structured(data: object, origin: string, language: Language): string {
  const json = JSON.stringify(data, (key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    if (PAGE_FIELDS.has(key)) return new URL(joinLanguage(language, value), origin).href;
    return FILE_FIELDS.has(key) ? origin + value : value;
  });
  return `<script type="application/ld+json">${embed(JSON.parse(json))}</script>`;
}

export interface PageParts {
  readonly build: ShellBuild;
  readonly page: Omit<RenderedPage, 'state'>;
  readonly document: PageDocument;
  /** Is the URL of the document's data, if the page waits until somebody needs the application. */
  readonly dataUrl?: string;
  /** Contains the files that the page needs from its remote. */
  readonly remote: RemoteFiles | null;
  /** Contains styles by their URLs, which the page then doesn't link. */
  readonly inlineStyles?: ReadonlyMap<string, InlineStyle>;
  readonly origin: string;
  readonly language?: Language;
  /** Lists all languages of the site. */
  readonly languages?: readonly Language[];
}

/** Links the page in every language of the site; search engines show English if no other language fits. */
function linkLanguages({ page, origin, languages = [] }: PageParts): string {
  const { canonical } = page.meta;
  if (!canonical || languages.length < 2) return '';
  const alternate = (hreflang: string, language: Language) =>
    link({ rel: 'alternate', hreflang, href: new URL(joinLanguage(language, canonical), origin).href });
  return [
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', SOURCE_LANGUAGE),
  ].join('');
}

function describe(parts: PageParts): string {
  const { page, origin, language = SOURCE_LANGUAGE } = parts;
  const { meta, site } = page;
  const canonical = meta.canonical ? new URL(joinLanguage(language, meta.canonical), origin).href : undefined;
  const description = meta.description ?? site?.tagline;
  const image = new URL(meta.image ?? '/shell/og-default.jpg', origin).href;
  const property = (name: string, content: string | undefined) =>
    content ? `<meta${attributes({ property: name, content })}>` : '';
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    description ? `<meta${attributes({ name: 'description', content: description })}>` : '',
    canonical ? link({ rel: 'canonical', href: canonical }) : '',
    linkLanguages(parts),
    property('og:type', 'website'),
    property('og:site_name', site?.name),
    property('og:title', meta.title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(meta.structuredData ?? []).map((data) => structured(data, origin, language)),
  ].join('');
}

/**
 * `async` is for a chunk that the entry of a remote needs: it only registers its modules, and is loaded by the time the
 * entry requests it.
 */
const script = (when: 'async' | 'defer', [src, integrity]: HashedFile) =>
  `<script${attributes({ src, integrity, crossorigin: 'anonymous', fetchpriority: 'low' })} ${when}></script>`;

/** The name of a file contains the chunks it belongs to: `event-page_home-page.1a2b3c4d.js`. */
function readChunks(file: string): readonly string[] {
  const [name = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  return name.split('_');
}

/** The lists of a build or a version stay the same objects, and each page needs the chunks of hundreds of files. */
const knownChunks = new WeakMap<readonly string[], readonly (readonly string[])[]>();

function ofChunks(files: readonly string[], wanted: readonly string[]): string[] {
  const chunks = knownChunks.get(files) ?? files.map(readChunks);
  knownChunks.set(files, chunks);
  return files.filter((_, index) => chunks[index]?.some((chunk) => wanted.includes(chunk)));
}

/** Returns the URLs of the styles that the first screen of a page needs, and other pages don't. */
export const listOwnStyles = ({ page, remote }: Pick<PageParts, 'page' | 'remote'>): readonly string[] =>
  remote ? ofChunks(remote.lazyCss, page.meta.chunks ?? []) : [];

/** Writes or links the styles of the first screen, and links apart from them those of what comes below it. */
function writeStyles({ build, page, remote, inlineStyles }: PageParts): { first: string; below: string } {
  const { chunks = [], deferredChunks = [] } = page.meta;
  const lazyOf = (wanted: readonly string[]) => [
    ...ofChunks(build.lazyStyles, wanted),
    ...(remote ? ofChunks(remote.lazyCss, wanted) : []),
  ];
  const style = (href: string) => {
    // A remote's loader looks for this attribute, and then doesn't load the stylesheet again.
    const name = { 'data-href': href.slice(href.lastIndexOf('/') + 1) };
    const inline = inlineStyles?.get(href);
    // The service worker caches the file for the application, which opens this page from others.
    if (inline) return `<style${attributes({ 'data-file': href, ...name })}>${inline.text}</style>`;
    return link({
      rel: 'stylesheet',
      href,
      ...name,
      integrity: build.integrity[href] ?? remote?.integrity[href],
      crossorigin: 'anonymous',
    });
  };
  const first = [...build.styles, ...(remote?.css ?? []), ...lazyOf(chunks)];
  const below = lazyOf(deferredChunks).filter((href) => !first.includes(href));
  return { first: first.map(style).join(''), below: below.map(style).join('') };
}

const MAIN_END = '</main>';

/**
 * Inserts the styles of what comes below the first screen where the main part of the page ends. Browsers show what
 * stands before such a link without waiting for it, and the footer once it has its styles. React tolerates unknown
 * elements there, because it is directly in its root.
 */
function insertStyles(html: string, styles: string): string {
  const end = html.lastIndexOf(MAIN_END);
  if (end < 0) return html + styles;
  const after = end + MAIN_END.length;
  return html.slice(0, after) + styles + html.slice(after);
}

/** Lists the font, which has to be there with the styles, the styles, and the first picture. */
function headResources({ build, page }: PageParts, styles: string): string {
  const fonts = build.fonts.map((href) =>
    link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
  );
  const pictures = (page.meta.preloadImages ?? []).map((picture) =>
    link({
      rel: 'preload',
      as: 'image',
      href: picture.href,
      imagesrcset: picture.srcSet,
      imagesizes: picture.sizes,
      type: picture.type,
      fetchpriority: 'high',
    }),
  );
  return [...fonts, styles, ...pictures].join('');
}

/** Lists the scripts of the application with their hashes. */
function applicationFiles({
  build,
  page,
  remote,
}: PageParts): Pick<PageStart, 'scripts' | 'chunks' | 'preloads'> {
  const { chunks = [] } = page.meta;
  const hashed =
    (integrity: Readonly<Record<string, string>>) =>
    (file: string): HashedFile => [file, integrity[file] ?? ''];
  const ofShell = hashed(build.integrity);
  const ofRemote = hashed(remote?.integrity ?? {});
  const chunksOfRemote = remote ? [...new Set([...remote.js, ...ofChunks(remote.lazyJs, chunks)])] : [];
  return {
    scripts: build.scripts.map(ofShell),
    preloads: [
      ...ofChunks(build.lazyScripts, chunks).map(ofShell),
      ...(remote ? [ofRemote(remote.entry)] : []),
    ],
    chunks: chunksOfRemote.map(ofRemote),
  };
}

const preload = ([href, integrity]: HashedFile) =>
  link({ rel: 'preload', as: 'script', href, integrity, crossorigin: 'anonymous', fetchpriority: 'low' });

const json = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${embed(value)}</script>`;

/** Writes the data of the document and the scripts that start the application, or what the starter loads later. */
function writeApplication(parts: PageParts): string {
  const { build, document, dataUrl, page, remote } = parts;
  const files = applicationFiles(parts);
  const starter = build.starter && !document.frame ? script('defer', build.starter) : '';
  if (dataUrl && build.hashes && remote && page.remote) {
    const { now, apiHost } = document;
    const { hashes } = build;
    const [, , version = ''] = remote.entry.slice(1).split('/');
    const start: PageStart = { data: dataUrl, now, hashes, apiHost, remote: page.remote, version, ...files };
    return json(START_ELEMENT, start) + starter;
  }
  const { scripts, preloads, chunks } = files;
  return [
    json(DOCUMENT_ELEMENT, document),
    starter,
    ...scripts.map((file) => script('defer', file)),
    ...preloads.map(preload),
    ...chunks.map((file) => script('async', file)),
  ].join('');
}

/** Writes a page: the shell's template with the rendered HTML and what starts the application in it. */
export function writeHtml(parts: PageParts): string {
  const { first, below } = writeStyles(parts);
  const slots: Readonly<Record<string, string>> = {
    head: describe(parts) + headResources(parts, first),
    app: insertStyles(parts.page.html, below),
    document: writeApplication(parts),
  };
  return parts.build.template.replace(
    /<!--narthex:(\w+)-->/g,
    (comment, name: string) => slots[name] ?? comment,
  );
}
