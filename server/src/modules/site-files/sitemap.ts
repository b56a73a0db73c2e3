import type { FastifyInstance } from 'fastify';
import { effectiveAccess, listedPortals, type Mount } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { escapeHtml } from '../../responses/html/escape-html';
import { findHighestId, findLastChange, listPublishedIds, type SitemapItems } from './sitemap-repository';

/**
 * Limits the rows of a file. The protocol allows 50,000 URLs, but a short file is read and sent without a noticeable
 * delay.
 */
export const MAX_ROWS_PER_FILE = 1_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

/** Describes published rows with pages of their own below `path`. */
interface ItemPages {
  readonly path: string;
  readonly items: SitemapItems;
}

const fileCount = (highestId: number) => Math.ceil(highestId / MAX_ROWS_PER_FILE);

const isListed = (mount: Mount) => mount.sitemap !== false && effectiveAccess(mount) === 'public';

/** Writes the sitemap from the mounts of the live remotes. */
export class Sitemap {
  private known: { key: string; entries: Promise<SitemapEntry[]> } | null = null;

  constructor(private readonly app: FastifyInstance) {}

  /** Writes the sitemap or, on a large site, the index of its files. */
  async write(origin: string): Promise<string> {
    const itemPages = await this.itemPages();
    const highest = await Promise.all(itemPages.map(({ items }) => findHighestId(this.app.db, items)));
    const files = highest.map(fileCount);
    if (highest.reduce((sum, id) => sum + id, 0) > MAX_ROWS_PER_FILE) {
      return writeIndex(
        [
          '/sitemap-pages.xml',
          ...itemPages.flatMap(({ items }, index) =>
            Array.from({ length: files[index] ?? 0 }, (_, file) => `/sitemap-${items}-${file + 1}.xml`),
          ),
        ],
        origin,
      );
    }
    const items = await Promise.all(itemPages.map((page) => this.itemEntries(page, 1)));
    return this.writeUrls([...(await this.pageEntries()), ...items.flat()], origin);
  }

  /** Writes the file with all pages that aren't rows. */
  async writePages(origin: string): Promise<string> {
    return this.writeUrls(await this.pageEntries(), origin);
  }

  /** Writes a file with rows. Files are numbered from 1; returns null for one that doesn't exist. */
  async writeItems(items: string, file: number, origin: string): Promise<string | null> {
    const page = (await this.itemPages()).find((candidate) => candidate.items === items);
    if (!page) return null;
    const entries = await this.itemEntries(page, file);
    // A file whose rows are all drafts or deleted still exists, but is empty.
    const isInIndex = entries.length > 0 || file <= fileCount(await findHighestId(this.app.db, page.items));
    return isInIndex ? this.writeUrls(entries, origin) : null;
  }

  private async writeUrls(entries: readonly SitemapEntry[], origin: string): Promise<string> {
    const { languages = [SOURCE_LANGUAGE] } = await this.app.currentSite();
    return writeUrls(entries, origin, languages);
  }

  private async listed(): Promise<Mount[]> {
    return (await this.app.remotes.current()).mounts.filter(isListed);
  }

  private async itemPages(): Promise<ItemPages[]> {
    return (await this.listed()).flatMap(({ path, sitemap }) =>
      sitemap && sitemap.items ? [{ path, items: sitemap.items }] : [],
    );
  }

  private async itemEntries({ path, items }: ItemPages, file: number): Promise<SitemapEntry[]> {
    const until = file * MAX_ROWS_PER_FILE;
    const rows = await listPublishedIds(this.app.db, items, { after: until - MAX_ROWS_PER_FILE, until });
    return rows.map(({ id, changedAt }) => ({ path: `${path}/${id}`, changedAt }));
  }

  /**
   * The result is cached until the content or the registry changes, because finding the last change of a subject reads
   * all of its rows.
   */
  private async pageEntries(): Promise<SitemapEntry[]> {
    const { etag } = await this.app.remotes.current();
    const key = `${etag} ${this.app.contentVersion()}`;
    if (this.known?.key !== key) {
      const entries = this.readPageEntries();
      this.known = { key, entries };
      entries.catch(() => (this.known = null));
    }
    return this.known.entries;
  }

  private async readPageEntries(): Promise<SitemapEntry[]> {
    const entries: SitemapEntry[] = [];
    for (const { path, sitemap } of await this.listed()) {
      const content = sitemap ? sitemap.content : undefined;
      entries.push({ path, changedAt: content ? await findLastChange(this.app.db, content) : undefined });
    }
    return [...entries, ...listedPortals().map(({ path }) => ({ path }))];
  }
}

function writeUrls(entries: readonly SitemapEntry[], origin: string, languages: readonly Language[]): string {
  const isTranslated = languages.length > 1;
  const urls = entries.flatMap(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const find = (language: Language) => escapeHtml(new URL(joinLanguage(language, path), origin).href);
    const alternates = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${find(language)}"/>`,
    );
    const others = isTranslated ? alternates.join('') : '';
    return languages.map((language) => `<url><loc>${find(language)}</loc>${changed}${others}</url>`);
  });
  const namespaces = `xmlns="${NAMESPACE}"${isTranslated ? ` xmlns:xhtml="${XHTML}"` : ''}`;
  return `${DECLARATION}\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function writeIndex(files: readonly string[], origin: string): string {
  const sitemaps = files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`);
  return `${DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}
