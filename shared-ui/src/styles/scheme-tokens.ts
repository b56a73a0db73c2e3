/** Names the colour schemes that a device can prefer. */
export type ColorScheme = 'light' | 'dark';

const DARK = /prefers-color-scheme:\s*dark/;

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Stylesheets of other origins can't be read, and none of them contains tokens.
    return [];
  }
}

/** Returns the rules of the root for a scheme, in any layer. */
function listRootRules(rules: readonly CSSRule[], scheme: ColorScheme): CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [rule] : [];
    if (rule instanceof CSSMediaRule && !(scheme === 'dark' && DARK.test(rule.media.mediaText))) return [];
    return 'cssRules' in rule ? listRootRules([...(rule as CSSGroupingRule).cssRules], scheme) : [];
  });
}

/**
 * Returns a function that reads design tokens in one scheme, also in the one that the device doesn't prefer: CSS can
 * only read the preferred one.
 *
 * @returns The value of a token such as `--color-ink`, or '' if there is no such token.
 */
export function readSchemeTokens(scheme: ColorScheme): (token: string) => string {
  const rules = [...document.styleSheets].flatMap((sheet) => listRootRules(readRules(sheet), scheme));
  return (token) => {
    const value = rules.map(({ style }) => style.getPropertyValue(token).trim()).findLast(Boolean) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? readSchemeTokens(scheme)(reference) : value;
  };
}
