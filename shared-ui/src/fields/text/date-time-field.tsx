import { TextField, type TextFieldProps } from './text-field';

const INPUT_TYPES = { 'date-time': 'datetime-local', date: 'date', time: 'time' } as const;

/** Describes the props of a date field. Its value is a local date and time. */
export type DateTimeFieldProps = Omit<TextFieldProps, 'type'> & {
  kind?: keyof typeof INPUT_TYPES;
  /** Names the value's time zone, such as "East Africa Time". The value itself has no zone. */
  zoneName?: string;
};

/**
 * Renders a field for a date, a time or both with the native picker. The caller names the time zone and converts the
 * value.
 */
export function DateTimeField({ kind = 'date-time', zoneName, help, ...rest }: DateTimeFieldProps) {
  return <TextField {...rest} type={INPUT_TYPES[kind]} help={help ?? zoneName} />;
}
