import { Badge } from '@narthex/shared-ui';
import { describeUse } from './describe-use';
import styles from './use-picker.module.css';

/** Renders uses as a list of sentences, each with its risk. */
export function AskedUses({ uses }: { uses: readonly string[] }) {
  return (
    <ul className={styles.asked}>
      {uses.map(describeUse).map(({ use, text, risk, tone }) => (
        <li key={use}>
          {text} <Badge tone={tone}>{risk}</Badge> <code className={styles.name}>{use}</code>
        </li>
      ))}
    </ul>
  );
}
