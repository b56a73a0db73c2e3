/** What a page may be asked with: anything else makes no page of its own in the cache. */
const KNOWN_QUERY = ['sent', 'page', 'q', 'month', 'year', 'semester', 'tab', 'department'];
const LONGEST_VALUE = 80;

/** The address of a page as it is rendered and kept: one leading slash, no query that no page knows. */
export function pageAddress(url: string): string {
  const [path = '/', asked = ''] = url.split('?', 2);
  const given = new URLSearchParams(asked);
  const query = new URLSearchParams();
  for (const name of KNOWN_QUERY) {
    const value = given.get(name);
    if (value !== null) query.set(name, value.slice(0, LONGEST_VALUE));
  }
  const text = query.toString();
  return path.replace(/^\/{2,}/, '/') + (text ? `?${text}` : '');
}
