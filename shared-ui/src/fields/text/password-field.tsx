import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { FieldFrame } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Describes the props of a password field: those of a native input, and its label. */
export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  /** Is plain text, since the label of the toggle contains it: "Show password". */
  label: string;
  help?: string;
  error?: string;
};

/** Renders a password field with a toggle that shows the password. Each field of a form has its own. */
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
