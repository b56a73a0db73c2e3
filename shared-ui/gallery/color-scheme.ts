export const SCHEMES = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const IS_DARK_QUERY = /\(prefers-color-scheme:\s*dark\)/;
/** The original conditions of media rules that this page has changed. */
const originals = new WeakMap<CSSMediaRule, string>();

function listMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? listMediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/**
 * Shows the page in light or dark, whatever the device prefers. The tokens only depend on a media query, so this
 * changes its condition.
 */
export function applyScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) {
    for (const rule of listMediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!IS_DARK_QUERY.test(original)) continue;
      originals.set(rule, original);
      rule.media.mediaText = scheme === 'device' ? original : scheme === 'dark' ? 'all' : 'not all';
    }
  }
}
