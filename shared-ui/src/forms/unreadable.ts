const MESSAGES: Readonly<Record<string, string>> = {
  number: 'Please write the number without commas or letters, such as 1500.',
  date: 'This date is incomplete or does not exist. Please fill in day, month and year.',
  time: 'This time is incomplete. Please fill in each part of it.',
  'datetime-local': 'This date or its time is incomplete or does not exist. Please fill in each part.',
};

/**
 * Returns the message for a control whose typed text the browser can't read, such as `1e` or half a date. The value of
 * such a control is empty, so a form that doesn't ask saves the text as nothing.
 */
export function describeUnreadable(control: unknown): string | undefined {
  return control instanceof HTMLInputElement && control.validity.badInput
    ? MESSAGES[control.type]
    : undefined;
}
