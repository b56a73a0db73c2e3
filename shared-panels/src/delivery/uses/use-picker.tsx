import { splitUse, usedScope } from '@narthex/shared-contracts';
import {
  USE_GROUPS,
  isGrantable,
  GRANTABLE_USES,
  type UseName,
} from '@narthex/shared-contracts/grantable-uses';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, ErrorBanner, Badge } from '@narthex/shared-ui';
import { useId, useState } from 'react';
import { NARROWER_LABELS, describeUse, withUse } from './describe-use';
import styles from './use-picker.module.css';

interface Chosen {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}
interface UsePickerProps extends Chosen {
  label: string;
  help: string;
  error?: string | undefined;
}

interface UseGroupProps extends Chosen {
  label: string;
  uses: readonly UseName[];
}

/** Renders the uses of one subject, which are open at first if one of them is chosen. */
function UseGroup({ label, uses, value, onChange }: UseGroupProps) {
  const count = uses.filter((name) => value.some((use) => splitUse(use).name === name)).length;
  const [isOpenAtFirst] = useState(count > 0);
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary>{count > 0 ? t('{label}: {count} chosen', { label, count }) : label}</summary>
      {uses.map((name) => (
        <UseChoice key={name} name={name} value={value} onChange={onChange} />
      ))}
    </details>
  );
}

/** Renders every use that a grant may allow as a checkbox with its sentence and risk, folded by subject. */
export function UsePicker({ label, help, error, value, onChange }: UsePickerProps) {
  const helpId = useId();
  const unknown = value.filter((use) => !isGrantable(use));
  return (
    <fieldset className={styles.groups} aria-describedby={helpId}>
      <legend className={styles.label}>{label}</legend>
      <p className={styles.help} id={helpId}>
        {help}
      </p>
      {USE_GROUPS.map(({ label: subject, uses }) => (
        <UseGroup
          key={subject}
          label={subject}
          uses={Object.keys(uses) as UseName[]}
          value={value}
          onChange={onChange}
        />
      ))}
      {unknown.map((use) => (
        <CheckboxField
          key={use}
          label={t('{use}: no grant can allow this', { use })}
          checked
          onChange={() => onChange(value.filter((one) => one !== use))}
        />
      ))}
      {error ? <ErrorBanner>{error}</ErrorBanner> : null}
    </fieldset>
  );
}

interface UseChoiceProps {
  name: UseName;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Renders the checkbox of a use with its sentence and risk, and below it that of its narrower scope. */
function UseChoice({ name, value, onChange }: UseChoiceProps) {
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
