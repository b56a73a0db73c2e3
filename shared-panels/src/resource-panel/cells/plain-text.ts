/** The text of HTML without its markup; what stood on lines of its own stays apart. */
export const plainText = (html: string) =>
  new DOMParser()
    .parseFromString(html.replace(/<(?:\/(?:p|li|h\d|blockquote)|br)\b/g, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
