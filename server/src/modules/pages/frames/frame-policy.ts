/**
 * Returns the policy of a frame that runs the code of an isolated remote. The sandbox gives the frame an origin of
 * its own, so that it has no cookies, no storage and no access to the page around it. It loads code, styles, fonts and
 * pictures of this site only, and its calls go through the page around it.
 * @param origin The origin of the site. `'self'` would be ambiguous in a document without an origin.
 */
export function framePolicy(origin: string): string {
  const built = `${origin}/shell/ ${origin}/remotes/`;
  return [
    "default-src 'none'",
    `script-src ${built}`,
    `style-src ${built}`,
    "style-src-attr 'unsafe-inline'",
    `font-src ${built}`,
    `img-src ${built} ${origin}/media/ data: blob:`,
    `media-src ${origin}/media/ blob:`,
    // The loader reads the manifests of other versions, to which it falls back.
    `connect-src ${origin}/remotes/`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    // Forms are allowed because React handles their submission; the directive above stops real ones.
    'sandbox allow-scripts allow-forms',
    "require-trusted-types-for 'script'",
    // The shell has created both before the code of a remote runs, so that this code can't create one that allows all.
    'trusted-types narthex default',
  ].join('; ');
}

/**
 * Lets a frame connect with the origin of its response alone. It covers what the policy above can't: peer connections,
 * names that are looked up and connections that are opened in advance, and the navigations of the frame itself.
 * Browsers that don't know it ignore it.
 */
export const FRAME_CONNECTIONS = '(response-origin)';
