import { z } from 'zod';
import { LIMITS } from '../../api/limits';
import { MEMBER_STATUSES } from '../../content/enums';
import { optionalPastDay } from '../personal/past-day';
import { optionalPhone } from '../personal/phone';
import { checkbox, optionalEmail, optionalLines, optionalText, requiredText } from '../text';

/** The columns of a file of members as our own export names them. An import knows other usual headings too. */
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

/** What a column of a file may hold: a field of a member, a part of the name, or nothing that is read. */
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
/** What a column of a file is read as. */
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Which number of `03/02/2001` is the day. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;

const TOO_LARGE = `The file is larger than ${LIMITS.importFile / 1024 / 1024} MB. Please split it.`;

const fieldNames = z.array(z.enum(Object.keys(MEMBER_COLUMNS) as [MemberColumn, ...MemberColumn[]])).max(10);

const decisionSchema = z.discriminatedUnion('choice', [
  z.object({
    choice: z.literal('same'),
    member_id: z.number().int(),
    /** The new values to store; all that say something new where this is left out. */
    take: fieldNames.optional(),
  }),
  z.object({ choice: z.literal('new') }),
  z.object({ choice: z.literal('skip') }),
]);
/** What the importer decided of a row that may be somebody in the register. */
export type ImportDecision = z.infer<typeof decisionSchema>;

/** A file of members as text, and what its importer said of it. A dry run only says what would happen. */
export const memberImportSchema = z.object({
  csv: z.string({ error: 'Choose a file' }).min(1, 'The file is empty').max(LIMITS.importFile, TOO_LARGE),
  dry_run: checkbox(true),
  /** By the label of a column: what it holds. Columns with a usual heading need no entry. */
  columns: z.record(z.string().max(500), z.enum(IMPORT_TARGETS)).default({}),
  /** For columns of dates that leave it open. */
  date_order: z.enum(DATE_ORDERS).optional(),
  /** By the number of a row. */
  decisions: z.record(z.string().regex(/^\d+$/), decisionSchema).default({}),
});
/** An import as it is sent. */
export type MemberImportInput = z.input<typeof memberImportSchema>;

const DATE = 'A date looks like 2026-11-28 or 28/11/2026';

/** One row of a file. An empty cell leaves what is stored as it is. */
export const memberRowSchema = z.object({
  first_name: requiredText('First name is required', 80),
  last_name: requiredText('Last name is required', 80),
  email: optionalEmail(),
  phone: optionalPhone(),
  date_of_birth: optionalPastDay(DATE),
  address: optionalLines(300),
  membership_date: optionalPastDay(DATE),
  status: optionalText(20).pipe(z.enum(MEMBER_STATUSES, 'Status is active or inactive').nullable()),
});
/** A row of that file, once it is valid. */
export type MemberRowInput = z.output<typeof memberRowSchema>;

const importColumnSchema = z.object({
  /** The heading, or `Column D` where there is none; no two columns have the same. */
  label: z.string(),
  /** What it is read as; null where the importer has to say so. */
  target: z.enum(IMPORT_TARGETS).nullable(),
  /** Whether the heading is unusual or was met before, so that the importer is asked. */
  is_asked: z.boolean(),
  /** Up to three of its cells. */
  samples: z.array(z.string()),
});
/** A column of an imported file. */
export type ImportColumn = z.infer<typeof importColumnSchema>;

const changeSchema = z.object({
  field: z.enum(Object.keys(MEMBER_COLUMNS) as [MemberColumn, ...MemberColumn[]]),
  from: z.string().nullable(),
  to: z.string(),
  /** Whether it is stored unless the importer says otherwise. */
  is_taken: z.boolean(),
});

/** What makes a row look like somebody. */
export const MATCH_REASONS = ['email', 'name', 'phone', 'date_of_birth'] as const;

const candidateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  reasons: z.array(z.enum(MATCH_REASONS)),
  changes: z.array(changeSchema),
  /** What the row says otherwise and is never taken from a file. */
  kept: z.array(z.string()),
});
/** Somebody in the register whom a row may be. */
export type ImportCandidate = z.infer<typeof candidateSchema>;

const matchSchema = z.object({
  row: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  /** Whether the row is this person beyond doubt; the importer may still leave it out. */
  is_sure: z.boolean(),
  can_be_new: z.boolean(),
  candidates: z.array(candidateSchema),
  /** An earlier row of the file that may be the same person. */
  earlier_row: z.number().int().nullable(),
});
/** A row that is, or may be, somebody known. */
export type ImportMatch = z.infer<typeof matchSchema>;

/** What a file does, or would do. */
export const memberImportResultSchema = z.object({
  is_dry_run: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  /** Left as they are: see `left`. */
  skipped: z.number().int(),
  columns: z.array(importColumnSchema),
  /** What is wrong with the choice of columns; nothing else is read until it is right. */
  column_problem: z.string().nullable(),
  /** The columns whose dates may be read in two ways, with one such date; also where `date_order` said how. */
  date_question: z.object({ columns: z.array(z.string()), example: z.string() }).nullable(),
  /** Each mistake, by the row’s number in the file as a spreadsheet counts, and by the heading of its column. */
  errors: z.array(
    z.object({ row: z.number().int(), field: z.string(), column: z.string(), message: z.string() }),
  ),
  /** Rows that change somebody, or that the importer has to decide about. */
  matches: z.array(matchSchema),
  /** Rows that change nothing, and why. */
  left: z.array(z.object({ row: z.number().int(), name: z.string(), reason: z.string() })),
  /** The headings of columns that are left out. */
  ignored_columns: z.array(z.string()),
});
/** What became of each row of that file. */
export type MemberImportResult = z.infer<typeof memberImportResultSchema>;
