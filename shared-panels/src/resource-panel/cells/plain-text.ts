/** Returns the text of HTML without markup. Separate lines stay separate words. */
export const plainText = (html: string) =>
  new DOMParser()
    .parseFromString(
      html.replace(
        /<(?:\/(?:p|li|h\d|blockquote|t[dhr]|d[dt]|div|caption|figcaption|summary)|br|hr)\b/gi,
        ' $&',
      ),
      'text/html',
    )
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
