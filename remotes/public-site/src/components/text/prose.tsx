import type { Language } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import { splitParagraphs } from './paragraphs';
import styles from './prose.module.css';

interface ProseProps {
  readonly text: string;
  /** Its language, where it is another one than the page's. */
  readonly lang?: Language | undefined;
  readonly className?: string | undefined;
}

/** A plain text as running paragraphs. */
export function Prose({ text, lang, className }: ProseProps) {
  return (
    <div className={classNames(styles.prose, className)} lang={lang}>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
