import { DOCUMENT_ELEMENT, type PageDocument, type RemoteFiles } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { escapeHtml } from '../../../responses/html/escape-html';
import type { RenderedPage } from '../rendering/render-messages';
import type { ShellBuild } from '../shell-build';

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

const URL_FIELDS = new Set(['url', 'image', 'logo', 'contentUrl', 'thumbnailUrl', '@id']);

/** Writes JSON-LD with absolute URLs, because its readers don't know the URL of the page. */
const structured = (data: object, origin: string) =>
  `<script type="application/ld+json">${embed(
    JSON.parse(
      JSON.stringify(data, (key, value: unknown) =>
        URL_FIELDS.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
      ),
    ),
  )}</script>`;

export interface PageParts {
  readonly build: ShellBuild;
  readonly page: Omit<RenderedPage, 'state'>;
  readonly document: PageDocument;
  /** Contains the files that the page needs from its remote. */
  readonly remote: RemoteFiles | null;
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
    ...(meta.structuredData ?? []).map((data) => structured(data, origin)),
  ].join('');
}

/**
 * `async` is for a chunk that the entry of a remote needs: it only registers its modules, and is loaded by the time the
 * entry requests it.
 */
const script = (when: 'async' | 'defer', src: string, integrity: Readonly<Record<string, string>>) =>
  `<script${attributes({ src, integrity: integrity[src], crossorigin: 'anonymous', fetchpriority: 'low' })} ${when}></script>`;

/** The name of a file contains the chunks it belongs to: `event-page_home-page.1a2b3c4d.js`. */
const ofChunks = (files: readonly string[], wanted: readonly string[]) =>
  files.filter((file) => {
    const [name = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
    return name.split('_').some((chunk) => wanted.includes(chunk));
  });

/** Links the styles of the first screen, and apart from them those of what comes below it. */
function linkStyles({ build, page, remote }: PageParts): { first: string; below: string } {
  const { chunks = [], deferredChunks = [] } = page.meta;
  const integrity = { ...remote?.integrity, ...build.integrity };
  const lazy = [...build.lazyStyles, ...(remote?.lazyCss ?? [])];
  const style = (href: string) =>
    link({
      rel: 'stylesheet',
      href,
      // A remote's loader looks for this attribute, and then doesn't load the stylesheet again.
      'data-href': href.slice(href.lastIndexOf('/') + 1),
      integrity: integrity[href],
      crossorigin: 'anonymous',
    });
  const first = [...build.styles, ...(remote?.css ?? []), ...ofChunks(lazy, chunks)];
  const below = ofChunks(lazy, deferredChunks).filter((href) => !first.includes(href));
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

/**
 * Lists the resources in the order in which they are needed: the font, which has to be there with the styles, the first
 * picture, then scripts with a low priority.
 */
function resources(parts: PageParts): { head: string; below: string; scripts: string } {
  const { build, page, remote } = parts;
  const scriptsOfPage = (files: readonly string[]) => ofChunks(files, page.meta.chunks ?? []);
  const styles = linkStyles(parts);
  const preload = (href: string, integrity: Readonly<Record<string, string>>) =>
    link({
      rel: 'preload',
      as: 'script',
      href,
      integrity: integrity[href],
      crossorigin: 'anonymous',
      fetchpriority: 'low',
    });
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
  const scripts = build.scripts.map((src) => script('defer', src, build.integrity));
  const preloads = [
    ...scriptsOfPage(build.lazyScripts).map((href) => preload(href, build.integrity)),
    ...(remote ? [preload(remote.entry, remote.integrity)] : []),
  ];
  const chunksOfRemote = remote ? [...new Set([...remote.js, ...scriptsOfPage(remote.lazyJs)])] : [];
  const remoteScripts = chunksOfRemote.map((src) => script('async', src, remote?.integrity ?? {}));
  return {
    head: [...fonts, styles.first, ...pictures].join(''),
    below: styles.below,
    scripts: [...scripts, ...preloads, ...remoteScripts].join(''),
  };
}

/** Writes a page: the shell's template with the rendered HTML and the data that the shell needs for hydration. */
export function writeHtml(parts: PageParts): string {
  const { head, below, scripts } = resources(parts);
  const data = `<script type="application/json" id="${DOCUMENT_ELEMENT}">${embed(parts.document)}</script>`;
  const slots: Readonly<Record<string, string>> = {
    head: describe(parts) + head,
    app: insertStyles(parts.page.html, below),
    document: data + scripts,
  };
  return parts.build.template.replace(
    /<!--narthex:(\w+)-->/g,
    (comment, name: string) => slots[name] ?? comment,
  );
}
