import { t } from '../language/translate';
import { z } from 'zod';
import { REMOTE_KINDS } from '../access/uses';
import { listQuery } from '../api/list-query';
import { remoteNameSchema } from '../delivery/descriptor';
import { versionSchema } from '../delivery/registry';
import { grantSchema } from './grants';
import { healthSchema } from './remote-reports';
import { instant, requiredLines, requiredText } from './text';

/** These actions change which version of a remote visitors get. */
export const RELEASE_ACTIONS = ['live', 'canary', 'rollback', 'disable', 'enable', 'undo'] as const;
/** Names an action that changes which version visitors get; the server withdraws what a grant doesn't cover. */
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number] | 'withdraw';

export const releaseStateSchema = z.object({
  live: z.string(),
  /** Names the last version that ran well, which is the fallback when the live one fails. */
  good: z.string().nullable(),
  /** Describes the version that some visitors get instead, with their share in per cent. */
  canary: z.object({ version: z.string(), percent: z.number().int().min(0).max(100) }).nullable(),
  /** Holds the text that users read while the remote is switched off, otherwise null. */
  disabled: z.string().nullable(),
});
/** Describes which version of a remote visitors get. */
export type ReleaseState = z.infer<typeof releaseStateSchema>;

const REASON_LENGTH = 500;
const PERCENT = 'A whole number from 0 to 100 per cent.';
const reason = requiredLines(t('Please say why, for those who look at this later.'), REASON_LENGTH);
/**
 * Names the version that the author believes to be live. Another live version means that somebody else was
 * faster (409).
 */
const expected_live = z.string().nullable();

/** Validates a change of the live state. `expected_live` is compared before anything changes. */
export const releaseInputSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('live'), version: versionSchema, reason, expected_live }),
  z.object({
    action: z.literal('canary'),
    version: versionSchema,
    percent: z.number(PERCENT).int(PERCENT).min(0, PERCENT).max(100, PERCENT),
    reason,
    expected_live,
  }),
  z.object({
    action: z.literal('rollback'),
    /** Defaults to the last good version. */
    version: versionSchema.optional(),
    reason,
    expected_live,
  }),
  z.object({
    action: z.literal('disable'),
    message: requiredText(t('Please say what its users shall read.'), 300),
    reason,
    expected_live,
  }),
  z.object({ action: z.literal('enable'), reason, expected_live }),
  /** Restores the state before the last change. */
  z.object({ action: z.literal('undo'), reason, expected_live }),
]);
/** Describes a validated change of the live state. */
export type ReleaseInput = z.infer<typeof releaseInputSchema>;

export const releaseChangeSchema = z.object({
  id: z.number().int(),
  remote: z.string(),
  action: z.string(),
  before: releaseStateSchema.nullable(),
  after: releaseStateSchema,
  reason: z.string(),
  by: z.string(),
  created_at: z.string(),
});
/** Describes an entry in the history of the live state. */
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

/** Validates the query of the history, of one remote or of all. */
export const releaseChangesQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  remote: remoteNameSchema.optional(),
});

const healthBySpan = z.object({ hour: healthSchema, day: healthSchema });

export const publishedVersionSchema = z.object({
  version: z.string(),
  contract: z.number().int(),
  /** Holds the compressed size of scripts and styles, in bytes. */
  size: z.number().int(),
  message: z.string().nullable(),
  published_by: z.string(),
  is_signed: z.boolean(),
  created_at: z.string(),
  health: healthBySpan,
});
/** Describes a stored version that can be made live. */
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

export const remoteSummarySchema = z.object({
  /** Holds the position in the list; remotes have no id of their own. */
  id: z.number().int(),
  remote: z.string(),
  title: z.string(),
  owner: z.string(),
  /** Is null until a version is live. */
  state: releaseStateSchema.nullable(),
  /** Describes the last change of the live state. */
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Is true if there is an earlier state to return to. */
  can_undo: z.boolean(),
  contract: z.number().int(),
  size: z.number().int(),
  health: healthBySpan,
  /** Names how its code runs; null if it has no grant. */
  kind: z.enum(REMOTE_KINDS).nullable(),
  /** Describes the newest version, if it asks for uses that the grant doesn't allow yet. */
  waiting: z
    .object({
      version: z.string(),
      /** Lists the uses that the grant doesn't allow. */
      uses: z.array(z.string()),
      grant: z.object({ id: z.number().int(), version: z.number().int(), uses: z.array(z.string()) }),
    })
    .nullable(),
  /** Lists the newest versions, the latest first. */
  newest_versions: z.array(z.string()),
});
/** Describes a remote in the list of remotes. */
export type RemoteSummary = z.infer<typeof remoteSummarySchema>;

/** Describes a remote with its grant, its newest versions and its last changes. */
export const remoteDetailSchema = remoteSummarySchema.extend({
  grant: grantSchema.nullable(),
  versions: z.array(publishedVersionSchema),
  changes: z.array(releaseChangeSchema),
});
/** Describes a remote with its versions and its history. */
export type RemoteDetail = z.infer<typeof remoteDetailSchema>;

export const remoteParamsSchema = z.object({ remote: remoteNameSchema });

/** Validates the query for the live versions at a past instant. */
export const pastRegistryQuerySchema = z.object({
  at: z.iso.datetime({ offset: true }).pipe(instant(t('A valid date and time is required'))),
});
/** Describes which versions were live at a past instant. */
export const pastRegistrySchema = z.object({
  at: z.string(),
  remotes: z.record(z.string(), releaseStateSchema),
});
