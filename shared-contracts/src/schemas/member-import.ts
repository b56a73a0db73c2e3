import { t } from '../language/translate';
import { z } from 'zod';
import { MAX_IMPORT_BYTES } from '../api/limits';
import { MEMBER_STATUSES } from '../content/enums';
import { optionalPastDay } from './past-day';
import { optionalPhone } from './phone';
import { checkbox, optionalEmail, optionalLines, optionalText, requiredText } from './text';

/**
 * Our own export names the columns of a members' file like this. An import knows other usual headings too.
 */
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
/** Names a column of a members' file. */
export type MemberColumn = keyof typeof MEMBER_COLUMNS;

/** The importer assigns one of these targets to each column: a field, a part of the name, or nothing. */
export const IMPORT_TARGETS = [
  'first_name',
  'other_names',
  'last_name',
  'full_name',
  'full_name_reversed',
  'email',
  'phone',
  'date_of_birth',
  'address',
  'membership_date',
  'status',
  'ignore',
] as const;
/** Names what a column is imported as. */
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** The order decides which number in `03/02/2001` is the day. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;

const TOO_LARGE = `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Please split it.`;

const fieldNames = z.array(z.enum(Object.keys(MEMBER_COLUMNS) as [MemberColumn, ...MemberColumn[]])).max(10);

const decisionSchema = z.discriminatedUnion('choice', [
  z.object({
    choice: z.literal('same'),
    member_id: z.number().int(),
    /** Lists the fields whose new values are stored; by default these are all that differ. */
    take: fieldNames.optional(),
  }),
  z.object({ choice: z.literal('new') }),
  z.object({ choice: z.literal('skip') }),
]);
/** Describes the importer's decision about a row that may be a known person. */
export type ImportDecision = z.infer<typeof decisionSchema>;

/**
 * Validates an import: the file as text, and the importer's decisions. A dry run only reports what would
 * happen.
 */
export const memberImportSchema = z.object({
  csv: z.string({ error: 'Choose a file' }).min(1, t('The file is empty')).max(MAX_IMPORT_BYTES, TOO_LARGE),
  dry_run: checkbox(true),
  /** Maps the label of a column to its target. Columns with a usual heading need no entry. */
  columns: z.record(z.string().max(500), z.enum(IMPORT_TARGETS)).default({}),
  /** Decides about columns whose dates are ambiguous. */
  date_order: z.enum(DATE_ORDERS).optional(),
  /** Maps the number of a row to the decision about it. */
  decisions: z.record(z.string().regex(/^\d+$/), decisionSchema).default({}),
});
/** Describes an import before validation. */
export type MemberImportInput = z.input<typeof memberImportSchema>;

const DATE = 'A date looks like 2026-11-28 or 28/11/2026';

/** Validates one row of a file. An empty cell leaves the stored value as it is. */
export const memberRowSchema = z.object({
  first_name: requiredText(t('First name is required'), 80),
  last_name: requiredText(t('Last name is required'), 80),
  email: optionalEmail(),
  phone: optionalPhone(),
  date_of_birth: optionalPastDay(DATE),
  address: optionalLines(300),
  membership_date: optionalPastDay(DATE),
  status: optionalText(20).pipe(z.enum(MEMBER_STATUSES, t('Status is active or inactive')).nullable()),
});
/** Describes a validated row. */
export type MemberRowInput = z.output<typeof memberRowSchema>;

const importColumnSchema = z.object({
  /** Holds the heading, or `Column D` if there is none. Labels are unique. */
  label: z.string(),
  /** Names the target of the column; it is null if the importer has to choose one. */
  target: z.enum(IMPORT_TARGETS).nullable(),
  /** Is true if the importer is asked, because the heading is unusual or occurs twice. */
  is_asked: z.boolean(),
  /** Holds up to three of the column's cells. */
  samples: z.array(z.string()),
});
/** Describes a column of an imported file. */
export type ImportColumn = z.infer<typeof importColumnSchema>;

const changeSchema = z.object({
  field: z.enum(Object.keys(MEMBER_COLUMNS) as [MemberColumn, ...MemberColumn[]]),
  from: z.string().nullable(),
  to: z.string(),
  /** Is true if the change is stored unless the importer decides otherwise. */
  is_taken: z.boolean(),
});

/** A row matches a known person for one of these reasons. */
export const MATCH_REASONS = ['email', 'name', 'phone', 'date_of_birth'] as const;

const candidateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  reasons: z.array(z.enum(MATCH_REASONS)),
  changes: z.array(changeSchema),
  /** Lists the fields that differ but are never imported from a file. */
  kept: z.array(z.string()),
});
/** Describes a registered person who may be the one in a row. */
export type ImportCandidate = z.infer<typeof candidateSchema>;

const matchSchema = z.object({
  row: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  /** Is true if the row is certainly this person. The importer may still skip it. */
  is_sure: z.boolean(),
  can_be_new: z.boolean(),
  candidates: z.array(candidateSchema),
  /** Holds the number of an earlier row that may be the same person. */
  earlier_row: z.number().int().nullable(),
});
/** Describes a row that is or may be a known person. */
export type ImportMatch = z.infer<typeof matchSchema>;

/** Describes the result of an import or of its dry run. */
export const memberImportResultSchema = z.object({
  is_dry_run: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  /** Counts the rows that change nothing; `left` lists them. */
  skipped: z.number().int(),
  columns: z.array(importColumnSchema),
  /** Holds a message about a wrong choice of columns; no rows are read until it is corrected. */
  column_problem: z.string().nullable(),
  /** Lists the columns with ambiguous dates and one example. It is set even if `date_order` has decided. */
  date_question: z.object({ columns: z.array(z.string()), example: z.string() }).nullable(),
  /** Lists each error with the row's number as a spreadsheet counts it, and the heading of its column. */
  errors: z.array(
    z.object({ row: z.number().int(), field: z.string(), column: z.string(), message: z.string() }),
  ),
  /** Lists the rows that change a person or need a decision. */
  matches: z.array(matchSchema),
  /** Lists the rows that change nothing, with the reason. */
  left: z.array(z.object({ row: z.number().int(), name: z.string(), reason: z.string() })),
  /** Lists the headings of columns that aren't imported. */
  ignored_columns: z.array(z.string()),
});
/** Describes the result of an import. */
export type MemberImportResult = z.infer<typeof memberImportResultSchema>;
