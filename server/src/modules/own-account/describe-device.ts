import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { sayIn, type Say } from '../../responses/translate-message';

/** Maps parts of user agents to names. The first match is used, because most browsers also name older ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, t('a Mac')],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Names a device so that its owner recognises it: `Chrome on Android`. */
export function describeDevice(userAgent: string | null, say: Say = sayIn(SOURCE_LANGUAGE)): string {
  const browser = findName(BROWSERS, userAgent ?? '');
  const system = say(findName(SYSTEMS, userAgent ?? '') ?? '');
  if (!browser) return say(system ? t('A browser on {system}') : t('An unknown device'), { system });
  return system ? say(t('{browser} on {system}'), { browser, system }) : browser;
}
