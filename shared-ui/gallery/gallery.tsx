import { useEffect, useState } from 'react';
import { SelectField } from '../src/index';
import { ActionExamples } from './sections/action-examples';
import { DialogExamples } from './sections/dialog-examples';
import { FeedbackExamples } from './sections/feedback-examples';
import { FieldExamples } from './sections/field-examples';
import { SpecialFieldExamples } from './sections/special-field-examples';
import { FormExamples } from './sections/form-examples';
import { IdentityExamples } from './sections/identity-examples';
import { LayoutExamples } from './sections/layout-examples';
import { ListExamples } from './sections/list-examples';
import { ScreenExamples } from './sections/screen-examples';
import { SummaryExamples } from './sections/summary-examples';
import styles from './gallery.module.css';

const SCHEMES = ['device', 'light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const IS_DARK_QUERY = /\(prefers-color-scheme:\s*dark\)/;
/** The original conditions of media rules that this page has changed. */
const originals = new WeakMap<CSSMediaRule, string>();

function listMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = 'cssRules' in rule ? listMediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/**
 * Shows the page in light or dark, whatever the device prefers. The tokens only depend on a media query, so this
 * changes its condition.
 */
function applyScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) {
    for (const rule of listMediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!IS_DARK_QUERY.test(original)) continue;
      originals.set(rule, original);
      rule.media.mediaText = scheme === 'device' ? original : scheme === 'dark' ? 'all' : 'not all';
    }
  }
}

const SECTIONS = [
  'Actions',
  'Fields',
  'Forms',
  'Feedback',
  'Lists',
  'Summaries',
  'Identity',
  'Layout',
  'Dialogs',
  'Screens',
];
const LABELS: Readonly<Record<Scheme, string>> = {
  device: 'As the device prefers',
  light: 'Light',
  dark: 'Dark',
};

function readScheme(): Scheme {
  const wanted = new URLSearchParams(window.location.search).get('scheme');
  return SCHEMES.find((scheme) => scheme === wanted) ?? 'device';
}

/** Renders every component of shared-ui in its states. `?scheme=dark` opens the gallery in dark. */
export function Gallery() {
  const [scheme, setScheme] = useState(readScheme);
  useEffect(() => applyScheme(scheme), [scheme]);
  return (
    <main className={styles.gallery}>
      <header className={styles.head}>
        <h1>Gallery of shared-ui</h1>
        <SelectField
          label="Colours"
          value={scheme}
          onChange={(event) => setScheme(SCHEMES.find((known) => known === event.target.value) ?? 'device')}
          options={SCHEMES.map((value) => ({ value, label: LABELS[value] }))}
        />
      </header>
      <nav className={styles.contents} aria-label="Sections">
        {SECTIONS.map((section) => (
          <a key={section} href={`#${section.toLowerCase()}`}>
            {section}
          </a>
        ))}
      </nav>
      <ActionExamples />
      <FieldExamples />
      <SpecialFieldExamples />
      <FormExamples />
      <FeedbackExamples />
      <ListExamples />
      <SummaryExamples />
      <IdentityExamples />
      <LayoutExamples />
      <DialogExamples />
      <ScreenExamples />
    </main>
  );
}
