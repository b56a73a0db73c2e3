import type { FastifyInstance } from 'fastify';
import { htmlToText } from 'html-to-text';
import { effectiveAccess, paths, type DatedSubject, type Mount } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { hasPageTexts, replacePageTexts, type PageText } from './page-text-repository';
import { PAGES_READ_INTERVAL_MS } from '../search-policy';

/** Those in the sitemap, apart from the home page, which shows a little of everything. */
const isSearched = (mount: Mount) =>
  mount.sitemap !== false && effectiveAccess(mount) === 'public' && mount.path !== paths.home.to();

/** What is found by itself: of the page that lists it, only the name is kept. */
const FOUND_BY_THEMSELVES: readonly DatedSubject[] = ['events', 'sermons', 'announcements', 'leaders'];
const listsOthers = ({ sitemap }: Mount) =>
  sitemap !== undefined &&
  sitemap !== false &&
  FOUND_BY_THEMSELVES.some((subject) => subject === (sitemap.items ?? sitemap.content));

/** A label and its value are apart, also where nothing is between the elements; the letters of a headline aren't. */
const separateElements = (html: string) => html.replace(/<\/(\w+)>(?=<(?!\1\b)\w)/g, '</$1> ');

const readPart = (html: string, selector: string) =>
  htmlToText(separateElements(html), {
    baseElements: { selectors: [selector], returnDomByDefault: false },
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'form', format: 'skip' },
      { selector: 'nav', format: 'skip' },
      { selector: '[aria-hidden="true"]', format: 'skip' },
      // The cards of a list, such as the next events: they are found by themselves.
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
 * Keeps what the public pages say for the site's search: as they are rendered, whoever wrote their text. It is read anew
 * when a search finds that content or the live versions have changed since.
 */
export class PageTexts {
  private readFor = '';
  private readAt = 0;
  private reading: Promise<void> | null = null;

  constructor(private readonly app: FastifyInstance) {}

  /** Waits only as long as nothing has been read yet in the language; later changes are read behind the search. */
  async ensure(language: Language): Promise<void> {
    const { etag, mounts } = await this.app.remotes.current();
    const wanted = `${etag} ${this.app.contentVersion()}`;
    if (wanted === this.readFor || Date.now() - this.readAt < PAGES_READ_INTERVAL_MS) return;
    this.reading ??= this.read(mounts.filter(isSearched))
      .then(() => {
        this.readFor = wanted;
        this.readAt = Date.now();
      })
      .catch((error: unknown) =>
        this.app.log.warn({ err: error }, 'the pages could not be read for the search'),
      )
      .finally(() => (this.reading = null));
    if (this.reading && !(await hasPageTexts(this.app.db, language))) await this.reading;
  }

  private async read(mounts: readonly Mount[]): Promise<void> {
    const { languages = [SOURCE_LANGUAGE] } = await this.app.currentSite();
    const pages: PageText[] = [];
    for (const mount of mounts) {
      for (const language of languages) {
        const page = await this.readPage(mount, language);
        if (page) pages.push(page);
      }
    }
    // A site that renders nothing just now keeps what it had.
    if (pages.length > 0) await replacePageTexts(this.app.db, pages);
  }

  private async readPage(mount: Mount, language: Language): Promise<PageText | null> {
    const { path } = mount;
    const { statusCode, body } = await this.app.inject({ method: 'GET', url: joinLanguage(language, path) });
    if (statusCode !== 200) return null;
    const title = readPart(body, 'h1');
    if (title === '') return null;
    return { language, path, title, content: listsOthers(mount) ? '' : readPart(body, 'main') };
  }
}
