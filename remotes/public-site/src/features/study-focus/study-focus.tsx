import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import styles from './study-focus.module.css';

/** Renders the current reading of the Bible study families and their leaders. */
export function StudyFocus({ focus }: { focus: NonNullable<Site['study_focus']> }) {
  return (
    <section className={styles.focus} aria-labelledby="focus-title" data-surface="night">
      <h2 id="focus-title" className={styles.title}>
        Family Bible study
      </h2>
      <p className={styles.book} lang={textLanguage(focus, 'book')}>
        {focus.book}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Chapter</dt>
          <dd lang={textLanguage(focus, 'chapter')}>{focus.chapter.replace(/^chapter\s+/i, '')}</dd>
        </div>
        <div>
          <dt>Leading</dt>
          <dd lang={textLanguage(focus, 'family')}>{focus.family}</dd>
        </div>
      </dl>
    </section>
  );
}
