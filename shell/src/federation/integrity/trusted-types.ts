import { cleanHtml } from './clean-html';

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
