import { splitParagraphs } from './paragraphs';
import styles from './prose.module.css';

/** A stored text as running paragraphs, without its tags. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
