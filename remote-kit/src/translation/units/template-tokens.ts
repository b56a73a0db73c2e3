/** Describes a part of a text with arguments and tags, such as `Read <0>{title}</0>`. */
export type TemplateToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'argument' | 'open' | 'close' | 'empty'; readonly name: string };

const PIECE = /\{(\w+)\}|<(\d+)>|<\/(\d+)>|<(\d+)\/>/g;

/** Splits a text with arguments and tags into tokens. */
export function readTemplate(template: string): TemplateToken[] {
  const tokens: TemplateToken[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) tokens.push({ type: 'text', text: template.slice(at, end) });
  };
  for (const match of template.matchAll(PIECE)) {
    addText(match.index);
    at = match.index + match[0].length;
    const [, argument, open, close, empty] = match;
    if (argument !== undefined) tokens.push({ type: 'argument', name: argument });
    else if (open !== undefined) tokens.push({ type: 'open', name: open });
    else if (close !== undefined) tokens.push({ type: 'close', name: close });
    else if (empty !== undefined) tokens.push({ type: 'empty', name: empty });
  }
  addText(template.length);
  return tokens;
}

/** Returns the distinct arguments and tags of a text in alphabetical order. */
export const listParts = (template: string): readonly string[] =>
  [...new Set([...template.matchAll(PIECE)].map(([part]) => part))].sort();
