/** These elements run code or change the document around them. */
const REMOVED =
  'script, object, embed, applet, base, meta, link[rel~="import"], frame, frameset, noscript > *';
const WITH_URL = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];
/** Browsers ignore these control characters and spaces in a URL's scheme. */
const IGNORED = /[\u0000-\u0020]+/g;
const RUNS = /^(javascript|vbscript|data:text\/html)/i;

/**
 * Removes from HTML everything that runs code: scripts, event handlers and URLs with code. The server
 * sanitises editors' HTML already; this is a second defence.
 * @param trust Marks a text as HTML for the parser of an inert document.
 */
export function cleanHtml(text: string, trust: (html: string) => unknown = (html) => html): string {
  if (!text.includes('<')) return text;
  const template = document.createElement('template');
  Reflect.set(template, 'innerHTML', trust(text));
  for (const element of template.content.querySelectorAll(REMOVED)) element.remove();
  for (const element of template.content.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isHandler = /^on/i.test(name) || name === 'srcdoc';
      const isCode = WITH_URL.includes(name) && RUNS.test(value.replace(IGNORED, ''));
      if (isHandler || isCode) element.removeAttribute(name);
    }
  }
  return template.innerHTML;
}

interface TrustedPolicy {
  createHTML(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ): TrustedPolicy;
}

/**
 * Returns the URL of a script if its hash is known. Throws a TypeError for any other URL.
 */
export function allowScriptUrl(text: string): string {
  const url = new URL(text, document.baseURI);
  const isKnown = globalThis.__narthexIntegrity?.[url.pathname] !== undefined;
  if (url.origin === window.location.origin && isKnown) return text;
  throw new TypeError(`${url.origin}${url.pathname} is no script of this site`);
}

/**
 * Installs Trusted Types policies in browsers that support them: scripts load only from files with a known
 * hash, HTML loses everything that runs code, and strings are never evaluated. The default policy also covers
 * remotes that were built before it existed.
 */
export function installTrustedTypes(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!trustedTypes) return;
  const parsing = trustedTypes.createPolicy('narthex', {
    createHTML: (text) => text,
    createScriptURL: allowScriptUrl,
  });
  trustedTypes.createPolicy('default', {
    // The HTML is parsed in an inert document, where it can be cleaned before anything runs.
    createHTML: (text) => cleanHtml(text, (html) => parsing.createHTML(html)),
    createScriptURL: allowScriptUrl,
  });
}
