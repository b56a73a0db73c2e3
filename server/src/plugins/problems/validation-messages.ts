import { t } from '@narthex/shared-contracts/translate';
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const FORMATS: Readonly<Record<string, string>> = {
  email: t('A valid email address is required'),
  url: t('A valid web address is required'),
  date: t('A valid date is required'),
  time: t('A valid time is required'),
  datetime: t('A valid date and time are required'),
};

function atLeast(limit: number | bigint, origin: string): string {
  const min = String(limit);
  if (origin === 'string') return t('At least {min} characters', { min });
  if (origin === 'array') return min === '1' ? t('At least 1 entry') : t('At least {min} entries', { min });
  return t('At least {min}', { min });
}

function atMost(limit: number | bigint, origin: string): string {
  const max = String(limit);
  if (origin === 'string')
    return max === '1' ? t('At most 1 character') : t('At most {max} characters', { max });
  if (origin === 'array') return max === '1' ? t('At most 1 entry') : t('At most {max} entries', { max });
  return t('At most {max}', { max });
}

/**
 * Returns the message for a failed validation without a message of its own, or undefined for the library's
 * message.
 */
function getMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? t('This is required')
        : t('This is not valid');
    case 'invalid_value':
      return t('Please choose one of: {values}', { values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? t('This is required')
        : atLeast(issue.minimum, issue.origin);
    case 'too_big':
      return atMost(issue.maximum, issue.origin);
    default:
      return undefined;
  }
}

/** Sets plain default messages for all validations of this process. */
export function setValidationMessages(): void {
  z.config({ customError: getMessage });
}
