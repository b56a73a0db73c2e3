const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const INLINE = /<\/?(?:a|b|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi;
const UNREAD = /<(script|style)\b[^]*?<\/\1>/gi;

function decode(text: string): string {
  return text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (name[0] !== '#') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Returns the paragraphs of stored HTML as plain text. Use it for fields that hold HTML only. */
export function splitHtml(html: string): string[] {
  return html
    .replace(UNREAD, '')
    .split(/<\/(?:p|div|li|h\d)>|<br\s*\/?>\s*<br\s*\/?>|\n\s*\n/i)
    .map((part) =>
      decode(part.replace(INLINE, '').replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}
