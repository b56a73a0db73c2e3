import { Button, RichTextField, TextAreaField } from '@narthex/shared-ui';
import { useContext, useState, type ReactNode } from 'react';
import { Controller, type Path, type UseFormReturn } from 'react-hook-form';
import { HtmlTools } from './html-tools';
import styles from './form-html.module.css';

interface FormHtmlProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Holds the language of the text; the default is that of the page. */
  language?: string;
}

/** Renders a rich-text field. Developers can open its HTML. */
export function FormHtml<Values extends object, Checked>({
  form,
  name,
  label,
  help,
  required,
  language,
}: FormHtmlProps<Values, Checked>) {
  const [isPlain, setPlain] = useState(false);
  const tools = useContext(HtmlTools);
  return (
    <div className={styles.field}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
          const shared = { label, help, name, onBlur, required, lang: language, error: error?.message };
          const html = typeof value === 'string' ? value : '';
          return isPlain ? (
            <TextAreaField
              {...shared}
              className={styles.plain}
              rows={10}
              spellCheck={false}
              value={html}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <RichTextField {...shared} tools={tools} value={html} onChange={onChange} />
          );
        }}
      />
      <details className={styles.more}>
        <summary>For developers</summary>
        <Button
          variant="line"
          size="small"
          aria-label={`Plain HTML: ${label}`}
          aria-pressed={isPlain}
          onClick={() => setPlain(!isPlain)}
        >
          Plain HTML
        </Button>
      </details>
    </div>
  );
}
