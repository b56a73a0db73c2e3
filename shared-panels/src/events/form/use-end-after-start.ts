import type { EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { useRef, type ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';

const MINUTE_MS = 60_000;

/** Parses a field's date and time (`2026-12-04T16:00`). The number serves only to compute differences. */
const read = (value: string) => Date.parse(`${value}Z`);

/** Returns the minutes between two fields, or undefined if one is empty or the end isn't after the start. */
function getDuration(start: string, end: string): number | undefined {
  const minutes = (read(end) - read(start)) / MINUTE_MS;
  return minutes > 0 ? minutes : undefined;
}

/** Returns a field's date and time moved by some minutes, or '' if the field is empty. */
function moveBy(value: string, minutes: number): string {
  const time = read(value) + minutes * MINUTE_MS;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

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
