import { usedScope } from '@narthex/shared-contracts';
import { GRANTABLE_USES, type UseName } from '@narthex/shared-contracts/grantable-uses';
import { Badge, CheckboxField } from '@narthex/shared-ui';
import { NARROWER_LABELS, describeUse, withUse } from './describe-use';
import styles from './use-picker.module.css';

interface UseChoiceProps {
  name: UseName;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Renders the checkbox of a use with its sentence and risk, and below it that of its narrower scope. */
export function UseChoice({ name, value, onChange }: UseChoiceProps) {
  const scope = usedScope(value, name);
  const { narrower } = GRANTABLE_USES[name];
  const { text, risk, tone } = describeUse(name);
  const isChosen = scope !== 'none';
  return (
    <div>
      <CheckboxField
        label={
          <>
            {text} <Badge tone={tone}>{risk}</Badge> <code className={styles.name}>{name}</code>
          </>
        }
        checked={isChosen}
        onChange={({ target }) => onChange(withUse(value, name, target.checked ? (narrower ?? 'all') : null))}
      />
      {isChosen && narrower ? (
        <CheckboxField
          className={styles.narrower}
          label={NARROWER_LABELS[narrower]}
          checked={scope !== 'all'}
          onChange={({ target }) => onChange(withUse(value, name, target.checked ? narrower : 'all'))}
        />
      ) : null}
    </div>
  );
}
