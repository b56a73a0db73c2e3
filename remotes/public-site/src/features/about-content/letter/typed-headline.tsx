import type { CSSProperties } from 'react';
import styles from './typed-headline.module.css';

const TYPED_CHARACTER_MS = 120;

interface Word {
  readonly text: string;
  /** How many characters are typed before it. */
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
 * A headline that is typed out. Every letter is in the HTML from the start and the style alone brings one after the
 * other to light: it needs no script, and nothing moves for people who prefer reduced motion.
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
