import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'A valid email address is required',
  url: 'A valid web address is required',
  date: 'A valid date is required',
  time: 'A valid time is required',
  datetime: 'A valid date and time are required',
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

function amount(limit: number | bigint, origin: string): string {
  const [one = '', more = ''] = UNITS[origin] ?? [];
  return `${limit}${Number(limit) === 1 ? one : more}`;
}

/** The sentence of a failed check that has none of its own; undefined leaves it to the library. */
function getMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is required' : 'This is not valid';
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'This is required'
        : `At least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `At most ${amount(issue.maximum, issue.origin)}`;
    default:
      return undefined;
  }
}

/** Lets every check of this process speak plainly to people who fill in forms. */
export function setValidationMessages(): void {
  z.config({ customError: getMessage });
}
