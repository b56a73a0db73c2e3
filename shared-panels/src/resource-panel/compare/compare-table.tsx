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

const shown = (text: string) => (text === '' ? <i className={styles.empty}>empty</i> : text);

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
            <td data-label={labels.left}>{shown(left)}</td>
            <td data-label={labels.right}>{shown(right)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
