interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** A retry asks for a script under a URL of its own. */
const RETRY = /\?try=\d+$/;

/**
 * Returns a function that marks URLs of scripts as trusted: only those that the page names with a hash, and the service
 * worker. In browsers without Trusted Types it only checks them.
 */
export function createScriptTrust(allowed: readonly string[]): (url: string) => string {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!allowed.includes(url.replace(RETRY, ''))) throw new TypeError(`${url} is no script of this page`);
      return url;
    },
  };
  const trustedTypes: unknown = Reflect.get(window, 'trustedTypes');
  const policy = (trustedTypes as TrustedTypes | undefined)?.createPolicy('narthex-starter', rules) ?? rules;
  return (url) => policy.createScriptURL(url);
}
