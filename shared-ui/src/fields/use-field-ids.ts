import { useId } from 'react';

/** Contains the ids of a control, its help line and its error. */
export type FieldIds = { control: string; help: string; error: string };

type Wiring = { ids: FieldIds; aria: { 'aria-describedby'?: string; 'aria-invalid'?: true } };

/** Returns the ids that connect label, help line and error with their control, and the control's ARIA attributes. */
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
