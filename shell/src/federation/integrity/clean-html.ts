/** What runs, or changes the document around it. */
const REMOVED =
  'script, object, embed, applet, base, meta, link[rel~="import"], frame, frameset, noscript > *';
const WITH_URL = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];
/** Control characters and spaces that a browser leaves out of a scheme. */
const IGNORED = /[\u0000-\u0020]+/g;
const RUNS = /^(javascript|vbscript|data:text\/html)/i;

/**
 * HTML without what would run: scripts, handlers, and URLs that are code. The server has cleaned what people wrote; this is
 * the second lock.
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
