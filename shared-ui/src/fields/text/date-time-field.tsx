import { TextField, type TextFieldProps } from './text-field';

const INPUT_TYPES = { 'date-time': 'datetime-local', date: 'date', time: 'time' } as const;

/** As for a text field; the value is a local date and time. */
export type DateTimeFieldProps = Omit<TextFieldProps, 'type'> & {
  kind?: keyof typeof INPUT_TYPES;
  /** In which zone the value is meant, as a person says it: "East Africa Time". The value itself has no zone. */
  zoneName?: string;
};

/** A date, a time or both, in the picker of the device. What zone it is meant in is the caller's to say and to apply. */
export function DateTimeField({ kind = 'date-time', zoneName, help, ...rest }: DateTimeFieldProps) {
  return <TextField {...rest} type={INPUT_TYPES[kind]} help={help ?? zoneName} />;
}
