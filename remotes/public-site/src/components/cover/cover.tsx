import { MOTIFS } from './cover-motifs';
import styles from './cover.module.css';

/** Returns a number between 0 and 2³² that is always the same for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

const MAX_LINES = 3;

/** Splits a title into lines of whole words. A title with too many lines ends with an ellipsis. */
export function wrapTitle(title: string, lineLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1] ?? ''}…`];
}

/** These angles rotate the blue of the ground to the colours of night, pine, plum and wine. */
const HUES = [0, -48, 58, 118];
const LINE_HEIGHT = 27;
const MARGIN = 18;

const SHAPES = {
  square: { width: 240, height: 240, lineLength: 13, motif: 'translate(96 -4) scale(0.72)' },
  wide: { width: 400, height: 225, lineLength: 20, motif: 'translate(212 4) scale(0.88)' },
} as const;

interface CoverProps {
  /** The same seed results in the same cover everywhere. */
  readonly seed: string;
  readonly title: string;
  readonly shape: keyof typeof SHAPES;
}

/** Renders a cover made of type and a motif. It is decorative, since the title is rendered beside it as text. */
export function Cover({ seed, title, shape }: CoverProps) {
  const { width, height, lineLength, motif } = SHAPES[shape];
  const hash = hashText(seed);
  const hue = HUES[hash % HUES.length] ?? 0;
  const picture = MOTIFS[(hash >>> 4) % MOTIFS.length];
  const lines = wrapTitle(title, lineLength);
  const firstLine = height - MARGIN - (lines.length - 1) * LINE_HEIGHT - 4;
  return (
    <svg className={styles.cover} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect
        className={styles.ground}
        width={width}
        height={height}
        style={{ filter: `hue-rotate(${hue}deg)` }}
      />
      <g className={styles.motif} transform={motif}>
        {picture?.(hash >>> 8)}
      </g>
      <path className={styles.edge} d={`M${MARGIN} ${firstLine - 40}h34`} />
      <text className={styles.title}>
        {lines.map((line, index) => (
          <tspan key={index} x={MARGIN} y={firstLine + index * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
