import type { Language } from '@narthex/shared-contracts/languages';
import { splitParagraphs } from './paragraphs';
import styles from './prose.module.css';

interface ProseProps {
  readonly text: string;
  /** Its language, where it is another one than the page's. */
  readonly lang?: Language | undefined;
}

/** A stored text as running paragraphs, without its tags. */
export function Prose({ text, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
