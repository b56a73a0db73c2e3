import type { EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { useRef, type ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { getDuration, moveBy } from './local-times';

const HOUR_MINUTES = 60;

/** Returns the props of both fields. The end follows the start by an hour, or by the duration that was set by hand. */
export function useEndAfterStart(form: UseFormReturn<EventFormInput, unknown, ValidatedEvent>) {
  const bind = bindFields(form);
  const start = bind('start_datetime');
  const end = bind('end_datetime');
  // The duration is stored apart from the fields: while somebody types a year, the start passes through other years.
  const minutes = useRef<number>(undefined);
  const readMinutes = () => getDuration(form.getValues('start_datetime'), form.getValues('end_datetime'));

  async function handleStart(event: ChangeEvent<HTMLInputElement>) {
    minutes.current ??= readMinutes();
    await start.onChange(event);
    const { value } = event.target;
    // If the end was typed first, it stays: together with the start it sets the duration.
    const isEndTypedFirst = minutes.current === undefined && form.getValues('end_datetime') !== '';
    if (value === '' || isEndTypedFirst) return;
    form.setValue('end_datetime', moveBy(value, minutes.current ?? HOUR_MINUTES), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  async function handleEnd(event: ChangeEvent<HTMLInputElement>) {
    await end.onChange(event);
    minutes.current = readMinutes();
  }

  return { start: { ...start, onChange: handleStart }, end: { ...end, onChange: handleEnd } };
}
