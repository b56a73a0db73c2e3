import type { Language } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import { splitParagraphs } from './paragraphs';
import styles from './prose.module.css';

interface ProseProps {
  readonly text: string;
  /** Holds the language of the text if it differs from the language of the page. */
  readonly lang?: Language | undefined;
  readonly className?: string | undefined;
}

/** Renders plain text as paragraphs. */
export function Prose({ text, lang, className }: ProseProps) {
  return (
    <div className={classNames(styles.prose, className)} lang={lang}>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
