import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './form-errors.module.css';

/** An error message. `field` is the name of its control; without it, the message is about the whole form. */
export type FormError = { field?: string; message: string };

type FormErrorsProps = {
  errors: readonly FormError[];
  title?: string;
  /** Changes with each submission (`submitCount` of react-hook-form), so that the summary gets the focus each time. */
  attempt?: number;
};

/** Renders the summary above a form. It gets the focus when errors appear, and links to each field. */
export function FormErrors({ errors, title = 'Please check the form', attempt = 0 }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    <div className={styles.box} ref={box} tabIndex={-1} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field ?? ''} ${message}`}>
              {field ? (
                <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLElement>, field: string) {
  const form = event.currentTarget.closest('form') ?? document;
  const control = form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"], #${CSS.escape(field)}`);
  if (!control) return;
  event.preventDefault();
  // A control inside closed details can't get the focus.
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  control.focus();
}
