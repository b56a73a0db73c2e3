import { factPlaceholder, splitFacts } from '@narthex/shared-contracts/facts';
import { useReadFact } from '../../facts/use-facts';
import styles from './compare-table.module.css';

/** Describes a field of two versions for display. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly left: string;
  readonly right: string;
}

interface CompareTableProps {
  /** Holds the headings of the two columns. */
  labels: { readonly left: string; readonly right: string };
  fields: readonly ComparedField[];
}

/** Renders facts as visitors read them, and marked: equal words may be typed on one side and kept current on the other. */
function ComparedText({ text }: { text: string }) {
  const readFact = useReadFact(text);
  if (text === '') return <i className={styles.empty}>empty</i>;
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
export function CompareTable({ labels, fields }: CompareTableProps) {
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
        {fields.map(({ key, label, left, right }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-label={labels.left}>
              <ComparedText text={left} />
            </td>
            <td data-label={labels.right}>
              <ComparedText text={right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
