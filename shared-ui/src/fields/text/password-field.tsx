import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { FieldFrame } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Everything a native input takes, and its label. */
export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  /** Plain words, since the toggle says them too: "Show password". */
  label: string;
  help?: string;
  error?: string;
};

/** A password with its own show and hide toggle; two on one form don't affect each other. */
export function PasswordField({ label, help, error, id, className, ...rest }: PasswordFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <span className={styles.passwordFrame}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...aria}
          type={isShown ? 'text' : 'password'}
          id={ids.control}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={ids.control}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </span>
    </FieldFrame>
  );
}
