import { X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldFrame, type FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import field from '../field.module.css';
import styles from './tags-field.module.css';

/** Describes the props of a field for tags. */
export type TagsFieldProps = FieldLabels & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  required?: boolean;
};

const COMMA_HELP = 'Put a comma after each.';

/**
 * Renders a field for short texts with commas between them. Enter adds a tag too; Backspace in the empty field removes
 * the last one.
 */
export function TagsField({ label, help, error, id, value, onChange, onBlur, ...rest }: TagsFieldProps) {
  const hint = help ?? COMMA_HELP;
  const { ids, aria } = useFieldIds(id, hint, error);
  const [typed, setTyped] = useState('');

  function add(text: string) {
    const added = splitTags(text).filter((tag) => !value.includes(tag));
    if (added.length > 0) onChange([...value, ...added]);
    setTyped('');
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '') {
      // Otherwise Enter would submit the form.
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(value.slice(0, -1));
    }
  }
  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!text.includes(',')) return;
    event.preventDefault();
    add(typed + text);
  }

  return (
    <FieldFrame {...{ ids, label, error }} help={hint} required={rest.required}>
      {value.length > 0 ? (
        <ul className={styles.tags} role="list">
          {value.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(value.filter((other) => other !== tag))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        type="text"
        {...aria}
        name={rest.name}
        aria-required={rest.required || undefined}
        id={ids.control}
        className={field.control}
        value={typed}
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={() => {
          add(typed);
          onBlur?.();
        }}
      />
    </FieldFrame>
  );
}

/** Splits a comma-separated text into trimmed tags, without empty ones and duplicates. */
export function splitTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
