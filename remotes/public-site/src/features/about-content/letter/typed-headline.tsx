import type { CSSProperties } from 'react';
import styles from './typed-headline.module.css';

const TYPED_CHARACTER_MS = 120;

interface Word {
  readonly text: string;
  /** Counts the characters that are typed before this part. */
  readonly start: number;
}

function splitWords(text: string): readonly Word[] {
  let start = 0;
  return text.split(' ').map((word) => {
    const found = { text: word, start };
    start += word.length + 1;
    return found;
  });
}

const delay = (characters: number): CSSProperties => ({
  animationDelay: `${characters * TYPED_CHARACTER_MS}ms`,
});

/**
 * Renders a headline that appears letter by letter. All letters are in the HTML and only CSS reveals them, so it needs
 * no JavaScript and respects reduced motion.
 */
export function TypedHeadline({ text }: { text: string }) {
  return splitWords(text).map(({ text: word, start }, index) => (
    <span key={start}>
      {index > 0 ? ' ' : null}
      <span className={styles.word}>
        {[...word].map((character, at) => (
          <span key={at} className={styles.character} style={delay(start + at)}>
            {character}
          </span>
        ))}
      </span>
    </span>
  ));
}
