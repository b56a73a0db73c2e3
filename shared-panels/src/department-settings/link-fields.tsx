import { Button, FormRow, IconButton, TextField } from '@narthex/shared-ui';
import { Plus, X } from 'lucide-react';
import { get, useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { DepartmentInput } from '@narthex/shared-contracts/schemas/departments';
import type { DepartmentValues } from './department-values';
import styles from './link-fields.module.css';

const MAX_LINKS = 8;

/** Renders the links beside a department's contacts, each with a label and a URL. */
export function LinkFields({ form }: { form: UseFormReturn<DepartmentValues, unknown, DepartmentInput> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' });
  const { errors } = form.formState;
  const getMessage = (name: string): string | undefined => {
    const message: unknown = get(errors, `${name}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  return (
    <fieldset className={styles.links}>
      <legend>Links</legend>
      {fields.length === 0 ? <p className={styles.none}>No links yet.</p> : null}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.link}>
          <FormRow>
            <TextField
              label={`Name of link ${index + 1}`}
              maxLength={60}
              {...form.register(`links.${index}.label`)}
              error={getMessage(`links.${index}.label`)}
            />
            <TextField
              label={`URL of link ${index + 1}`}
              inputMode="url"
              {...form.register(`links.${index}.url`)}
              error={getMessage(`links.${index}.url`)}
            />
          </FormRow>
          <IconButton
            label={`Remove link ${index + 1}`}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < MAX_LINKS ? (
        <Button variant="quiet" size="small" onClick={() => append({ label: '', url: '' })}>
          <Plus size={18} aria-hidden="true" /> Add a link
        </Button>
      ) : null}
    </fieldset>
  );
}
