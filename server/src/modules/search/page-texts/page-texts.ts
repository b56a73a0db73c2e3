import type { FastifyInstance } from 'fastify';
import { htmlToText } from 'html-to-text';
import { effectiveAccess, paths, type DatedSubject, type Mount } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { hasPageTexts, replacePageTexts, type PageText } from './page-text-repository';
import { PAGES_READ_INTERVAL_MS } from '../search-policy';

/** Returns true for pages in the sitemap, except the home page, which repeats parts of others. */
const isSearched = (mount: Mount) =>
  mount.sitemap !== false && effectiveAccess(mount) === 'public' && mount.path !== paths.home.to();

/** These subjects have search results of their own, so only the name of the page that lists them is stored. */
const SUBJECTS_WITH_OWN_RESULTS: readonly DatedSubject[] = ['events', 'sermons', 'announcements', 'leaders'];
const listsOwnResults = ({ sitemap }: Mount) =>
  sitemap !== undefined &&
  sitemap !== false &&
  SUBJECTS_WITH_OWN_RESULTS.some((subject) => subject === (sitemap.items ?? sitemap.content));

/**
 * Inserts a space between adjacent elements, such as two cells of a table, whose words would be one word otherwise. A
 * headline that appears letter by letter has a span for each letter.
 */
const separateElements = (html: string) =>
  html.replace(/<\/(?!span\b)\w+>(?=<\w)|(?<!>.)<\/span>(?=<\w)/gu, '$& ');

const readPart = (html: string, selector: string) =>
  htmlToText(separateElements(html), {
    baseElements: { selectors: [selector], returnDomByDefault: false },
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'form', format: 'skip' },
      { selector: 'nav', format: 'skip' },
      { selector: 'button', format: 'skip' },
      { selector: '[data-nosnippet]', format: 'skip' },
      { selector: '[aria-hidden="true"]', format: 'skip' },
      // The cards of a list, such as the next events, have search results of their own.
      { selector: 'li > article', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: ' ' } },
      ...['h1', 'h2', 'h3', 'h4'].map((heading) => ({
        selector: heading,
        format: 'heading',
        options: { uppercase: false },
      })),
    ],
  })
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Stores the rendered texts of the public pages for the site's search. They are read again if a search finds that the
 * content or the live versions have changed.
 */
export class PageTexts {
  private readFor = '';
  private readAt = 0;
  private reading: Promise<void> | null = null;

  constructor(private readonly app: FastifyInstance) {}

  /**
   * Updates the texts if needed. It waits only if none are stored in the language yet; otherwise the update runs in the
   * background.
   */
  async ensure(language: Language): Promise<void> {
    const { etag, mounts } = await this.app.remotes.current();
    const wanted = `${etag} ${this.app.contentVersion()}`;
    if (wanted === this.readFor || Date.now() - this.readAt < PAGES_READ_INTERVAL_MS) return;
    this.reading ??= this.app.background
      .run('the pages could not be read for the search', async (signal) => {
        await this.read(mounts.filter(isSearched), signal);
        this.readFor = wanted;
        this.readAt = Date.now();
      })
      .finally(() => (this.reading = null));
    if (this.reading && !(await hasPageTexts(this.app.db, language))) await this.reading;
  }

  private async read(mounts: readonly Mount[], signal: AbortSignal): Promise<void> {
    const { languages = [SOURCE_LANGUAGE] } = await this.app.currentSite();
    const pages: PageText[] = [];
    for (const mount of mounts) {
      for (const language of languages) {
        if (signal.aborted) return;
        const page = await this.readPage(mount, language);
        if (page) pages.push(page);
      }
    }
    // If no page can be rendered at the moment, the stored texts are kept.
    if (pages.length > 0) await replacePageTexts(this.app.db, pages);
  }

  private async readPage(mount: Mount, language: Language): Promise<PageText | null> {
    const { path } = mount;
    const { statusCode, body } = await this.app.inject({ method: 'GET', url: joinLanguage(language, path) });
    if (statusCode !== 200) return null;
    const title = readPart(body, 'h1');
    if (title === '') return null;
    return { language, path, title, content: listsOwnResults(mount) ? '' : readPart(body, 'main') };
  }
}
