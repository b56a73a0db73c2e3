import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MAX_KNOWN_STYLES } from '../../page-policy';

/** Is a stylesheet that a document contains. */
export interface InlineStyle {
  readonly text: string;
  /** Names the text in the policy of the document. */
  readonly source: string;
}

/** Text with the end of its element would continue as HTML. */
const ENDS_ELEMENT = /<\/style/i;

/** Matches the beginnings of URLs that are relative to their stylesheet. */
const RELATIVE_URLS = /(url\(["']?)(?![a-z]+:|\/|#)/gi;

/**
 * Reads the styles that only one page of a remote has. The page contains them, because whoever follows a link has those
 * of the other pages already, and would wait for one more request before anything is seen.
 */
export class InlineStyles {
  /** Maps the URLs of stylesheets to their text; null if the document has to link them. */
  readonly #known = new Map<string, InlineStyle | null>();

  constructor(private readonly app: Pick<FastifyInstance, 'remoteStore' | 'log'>) {}

  async #read(href: string): Promise<InlineStyle | null> {
    const known = this.#known.get(href);
    if (known !== undefined) return known;
    const [, remote = '', version = '', file = ''] = href.slice(1).split('/');
    // The store compares the bytes with the published hash.
    const bytes = await this.app.remoteStore.read(remote, version, file);
    const text = bytes?.toString('utf8').replace(RELATIVE_URLS, `$1/remotes/${remote}/${version}/`);
    const style =
      text === undefined || ENDS_ELEMENT.test(text)
        ? null
        : { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
    if (this.#known.size >= MAX_KNOWN_STYLES) this.#known.clear();
    this.#known.set(href, style);
    return style;
  }

  /** Returns the text of those stylesheets that a document can contain, by their URLs. */
  async find(hrefs: readonly string[]): Promise<ReadonlyMap<string, InlineStyle>> {
    const found = new Map<string, InlineStyle>();
    for (const href of hrefs) {
      const style = await this.#read(href).catch((error: unknown) => {
        // The document then links the file, and the browser requests it.
        this.app.log.error({ err: error, href }, 'a stylesheet cannot be read');
        return null;
      });
      if (style) found.set(href, style);
    }
    return found;
  }
}

/** Lets a document contain these styles besides the files that its policy allows. */
export function allowInlineStyles(reply: FastifyReply, sources: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (sources.length === 0 || typeof policy !== 'string') return;
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (allowed) => [allowed, ...sources].join(' ')),
  );
}
