import { useEffect, useId, useState, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton';
import { lazyComponent } from '../../loading/lazy-component';
import { FieldNotes, RequiredMark, type FieldLabels } from '../field-frame';
import { TextAreaField } from '../text/text-fields';
import { useFieldIds } from '../use-field-ids';
import field from '../field.module.css';

/** Describes the props of a rich-text field. */
export type RichTextFieldProps = FieldLabels & {
  /** Holds HTML; it is empty if there is no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Names the field in its form. The error summary uses it to focus the field. */
  name: string;
  required?: boolean;
  /** Holds the language of the text; the default is that of the page. */
  lang?: string;
  /** Holds the tools below the toolbar. `insert` writes text at the cursor. */
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
};

const Editor = lazyComponent(() => import('./rich-text-editor'));

/**
 * Renders a field for text with headings, lists and links. The editor's code loads with the first field; if that fails,
 * the HTML can be edited.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, help, error, value, onChange, onBlur, name, required, lang, tools } = props;
  const labelId = useId();
  const { ids, aria } = useFieldIds(name, help, error);
  const [editor, setEditor] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    Editor.load().then(
      () => isWanted && setEditor('ready'),
      (cause: unknown) => {
        console.warn('The code of the editor did not load', cause);
        if (isWanted) setEditor('failed');
      },
    );
    return () => void (isWanted = false);
  }, []);

  if (editor === 'failed') {
    return (
      <TextAreaField
        label={label}
        help={help ?? 'The editor could not be loaded. You can edit the HTML.'}
        error={error}
        rows={10}
        required={required}
        lang={lang}
        id={name}
        name={name}
        value={value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <div className={field.field}>
      <span className={field.label} id={labelId}>
        {label}
        {required ? <RequiredMark /> : null}
      </span>
      {editor === 'loading' ? (
        <Skeleton height={200} />
      ) : (
        <Editor
          labelId={labelId}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          tools={tools}
          attributes={{
            id: ids.control,
            ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
            ...(error && { 'aria-invalid': 'true' }),
            ...(required && { 'aria-required': 'true' }),
            ...(lang && { lang }),
          }}
        />
      )}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
