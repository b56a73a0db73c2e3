import { SERVER_SEGMENTS } from '@narthex/shared-contracts';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';

const LINK = /(<a\s[^>]*?href=")\/(?!\/)([^"]*)/g;
const IS_FILE = /\.[a-z\d]+(?=[?#]|$)/i;

/** Adds the language of the page to the links of stored HTML. Files and URLs of the server have no language. */
export function localizeLinks(html: string, base: string = LANGUAGE_BASE): string {
  if (!base) return html;
  return html.replace(LINK, (link, start: string, path: string) => {
    const [segment = ''] = path.split(/[/?#]/);
    return SERVER_SEGMENTS.includes(segment) || IS_FILE.test(path) ? link : `${start}${base}/${path}`;
  });
}
