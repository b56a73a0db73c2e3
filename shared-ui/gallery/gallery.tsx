import { useEffect, useState } from 'react';
import { SelectField } from '../src/index';
import { SCHEMES, applyScheme, type Scheme } from './color-scheme';
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
