import { factPlaceholder, listFactNames } from '@narthex/shared-contracts/facts';
import { useFacts } from '../../facts/use-facts';
import styles from './facts.module.css';

/**
 * Renders a warning about facts in the texts that no longer exist, for example after a service was deleted or renamed.
 */
export function UnknownFacts({ values }: { values: object }) {
  const named = [...new Set(listFactNames(JSON.stringify(values)))];
  return named.length > 0 ? <Warning named={named} /> : null;
}

function Warning({ named }: { named: readonly string[] }) {
  const { facts } = useFacts();
  if (!facts) return null;
  const unknown = named.filter((name) => !facts.facts.some((fact) => fact.name === name));
  if (unknown.length === 0) return null;
  return (
    <p className={styles.warning} role="status">
      Not found any more: {unknown.map(factPlaceholder).join(', ')}. Visitors read “{facts.missing}” there.
      Delete it from the text, or insert another fact.
    </p>
  );
}
