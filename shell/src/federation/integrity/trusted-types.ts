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

const SERVICE_WORKER = '/service-worker.js';

/** The URL of a script, if its hash is known or it is the service worker; throws for anything else. */
export function allowScriptUrl(text: string): string {
  const url = new URL(text, document.baseURI);
  const isKnown = globalThis.__narthexIntegrity?.[url.pathname] !== undefined;
  if (url.origin === window.location.origin && (isKnown || url.pathname === SERVICE_WORKER)) return text;
  throw new TypeError(`${url.origin}${url.pathname} is no script of this site`);
}

/**
 * What becomes of texts that would turn into code, in browsers that ask (Trusted Types): scripts load from files whose hash
 * is known, HTML loses what runs, and text is never run. Also for remotes that were built before there was a policy.
 */
export function installTrustedTypes(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!trustedTypes) return;
  const parsing = trustedTypes.createPolicy('narthex', {
    createHTML: (text) => text,
    createScriptURL: allowScriptUrl,
  });
  trustedTypes.createPolicy('default', {
    // Parsed where nothing of it runs, to be cleaned.
    createHTML: (text) => cleanHtml(text, (html) => parsing.createHTML(html)),
    createScriptURL: allowScriptUrl,
  });
}
