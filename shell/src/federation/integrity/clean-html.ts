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
