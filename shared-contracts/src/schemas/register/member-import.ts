import { z } from 'zod';
import { LIMITS } from '../../api/limits';
import { MEMBER_STATUSES } from '../../content/closed-lists';
import { checkbox, optionalDate, optionalEmail, optionalLines, optionalText, requiredText } from '../text';

/** The columns of a file of members, as its first row names them; in any case and order, with blanks or underscores. */
export const MEMBER_COLUMNS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  date_of_birth: 'Date of birth',
  address: 'Address',
  membership_date: 'Membership date',
  status: 'Status',
} as const;
/** A column of the file that members are imported from. */
export type MemberColumn = keyof typeof MEMBER_COLUMNS;

const TOO_LARGE = `The file is larger than ${LIMITS.importFile / 1024 / 1024} MB. Please split it.`;

/** A file of members as text. A dry run only says what would happen. */
export const memberImportSchema = z.object({
  csv: z.string({ error: 'Choose a file' }).min(1, 'The file is empty').max(LIMITS.importFile, TOO_LARGE),
  dry_run: checkbox(true),
});

const DATE = 'A date looks like 2026-11-28 or 28/11/2026';

/** One row of a file. An empty cell leaves what is stored as it is. */
export const memberRowSchema = z.object({
  first_name: requiredText('First name is required', 80),
  last_name: requiredText('Last name is required', 80),
  email: optionalEmail(),
  phone: optionalText(40),
  date_of_birth: optionalDate(DATE),
  address: optionalLines(300),
  membership_date: optionalDate(DATE),
  status: optionalText(20).pipe(z.enum(MEMBER_STATUSES, 'Status is active or inactive').nullable()),
});
/** A row of that file, once it is valid. */
export type MemberRowInput = z.output<typeof memberRowSchema>;

/** What a file does, or would do. */
export const memberImportResultSchema = z.object({
  is_dry_run: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  /** There already, with nothing to change. */
  skipped: z.number().int(),
  /** Each mistake, by the row's number in the file; the first row holds the columns' names. */
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), message: z.string() })),
  ignored_columns: z.array(z.string()),
});
/** What became of each row of that file. */
export type MemberImportResult = z.infer<typeof memberImportResultSchema>;
