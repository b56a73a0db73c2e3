import { useId } from 'react';

/** The ids of a control, its help line and its error. */
export type FieldIds = { control: string; help: string; error: string };

type Wiring = { ids: FieldIds; aria: { 'aria-describedby'?: string; 'aria-invalid'?: true } };

/** The ids that tie a label, a help line and an error to their control, and what the control says of them. */
export function useFieldIds(id: string | undefined, help: unknown, error: string | undefined): Wiring {
  const ownId = useId();
  const control = id ?? ownId;
  const ids = { control, help: `${control}-help`, error: `${control}-error` };
  const described = [help ? ids.help : '', error ? ids.error : ''].filter(Boolean).join(' ');
  return {
    ids,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}
