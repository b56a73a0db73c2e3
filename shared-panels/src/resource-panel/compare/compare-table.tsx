import { factPlaceholder, splitFacts } from '@narthex/shared-contracts/facts';
import type { Language } from '@narthex/shared-contracts/languages';
import { useReadFact } from '../../facts/use-facts';
import styles from './compare-table.module.css';

/** Describes a field of two versions for display. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly left: string;
  readonly right: string;
  /** Is the language of the texts; English unless it is set. */
  readonly language?: Language | undefined;
}

interface CompareTableProps {
  /** Holds the headings of the two columns. */
  labels: { readonly left: string; readonly right: string };
  fields: readonly ComparedField[];
  /** If true, facts in the texts are rendered as visitors read them now. */
  showsFacts?: boolean;
}

/** Renders a text with marked facts, because the same words may be typed in the other text. */
function TextWithFacts({ text, language }: { text: string; language?: Language | undefined }) {
  const readFact = useReadFact(text, language);
  return splitFacts(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className={styles.fact} title={factPlaceholder(part)}>
        {readFact(part)}
      </mark>
    ),
  );
}

/** Renders two versions of an object side by side, field by field. On a phone they are below each other. */
export function CompareTable({ labels, fields, showsFacts = false }: CompareTableProps) {
  const show = (text: string, language?: Language) => {
    if (text === '') return <i className={styles.empty}>empty</i>;
    return showsFacts ? <TextWithFacts text={text} language={language} /> : text;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{labels.left}</th>
          <th scope="col">{labels.right}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ key, label, left, right, language }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-label={labels.left}>{show(left, language)}</td>
            <td data-label={labels.right}>{show(right, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
