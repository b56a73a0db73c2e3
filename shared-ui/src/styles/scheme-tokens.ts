/** The two ways in which a device may ask for colours. */
export type ColorScheme = 'light' | 'dark';

const DARK = /prefers-color-scheme:\s*dark/;

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Sheets of other origins can't be read; none of them holds tokens.
    return [];
  }
}

/** The rules of the root for a scheme, in whatever layer they stand. */
function listRootRules(rules: readonly CSSRule[], scheme: ColorScheme): CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [rule] : [];
    if (rule instanceof CSSMediaRule && !(scheme === 'dark' && DARK.test(rule.media.mediaText))) return [];
    return 'cssRules' in rule ? listRootRules([...(rule as CSSGroupingRule).cssRules], scheme) : [];
  });
}

/**
 * Reads design tokens as they are in one scheme, also in the one that the device doesn't show: CSS can only ask the device.
 *
 * @returns What a token such as `--color-ink` is in that scheme; an empty text for one that isn't there.
 */
export function readSchemeTokens(scheme: ColorScheme): (token: string) => string {
  const rules = [...document.styleSheets].flatMap((sheet) => listRootRules(readRules(sheet), scheme));
  return (token) => {
    const value = rules.map(({ style }) => style.getPropertyValue(token).trim()).findLast(Boolean) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? readSchemeTokens(scheme)(reference) : value;
  };
}
