import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { remoteNameSchema } from '../../delivery/descriptor';
import { versionSchema } from '../../delivery/registry';
import { grantSchema } from './grants';
import { healthSchema } from './remote-reports';
import { instant, requiredLines, requiredText } from '../text';

/** What is done to what visitors get of a remote. */
export const RELEASE_ACTIONS = ['live', 'canary', 'rollback', 'disable', 'enable', 'undo'] as const;
/** What can be done with the versions of a remote. */
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** What visitors get of a remote. */
export const releaseStateSchema = z.object({
  live: z.string(),
  /** The last version that ran well; it stands in when the live one fails. */
  good: z.string().nullable(),
  /** The version that some visitors get instead, and how many of a hundred. */
  canary: z.object({ version: z.string(), percent: z.number().int().min(0).max(100) }).nullable(),
  /** Set while it is switched off: what its users read instead. */
  disabled: z.string().nullable(),
});
/** What is live of a remote: version, trial and its share, on or off. */
export type ReleaseState = z.infer<typeof releaseStateSchema>;

const REASON_LENGTH = 500;
const PERCENT = 'A whole number from 0 to 100 per cent.';
const reason = requiredLines('Please say why, for those who look at this later.', REASON_LENGTH);
/** The version its author believes to be live; another one there means that somebody was quicker. */
const expected_live = z.string().nullable();

/** A change of what visitors get. `expected_live` is compared before anything is changed. */
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
    /** The last good version unless given. */
    version: versionSchema.optional(),
    reason,
    expected_live,
  }),
  z.object({
    action: z.literal('disable'),
    message: requiredText('Please say what its users shall read.', 300),
    reason,
    expected_live,
  }),
  z.object({ action: z.literal('enable'), reason, expected_live }),
  /** Back to what was before the last change. */
  z.object({ action: z.literal('undo'), reason, expected_live }),
]);
/** A change of what is live, with what its author believes to be live now. */
export type ReleaseInput = z.infer<typeof releaseInputSchema>;

/** A change that was made. */
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
/** An entry of the history of what was live. */
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

/** The changes of one remote, or of all. */
export const releaseChangesQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  remote: remoteNameSchema.optional(),
});

const healthBySpan = z.object({ hour: healthSchema, day: healthSchema });

/** A version that can be made live. */
export const publishedVersionSchema = z.object({
  version: z.string(),
  contract: z.number().int(),
  /** Bytes of scripts and styles as they are sent. */
  size: z.number().int(),
  message: z.string().nullable(),
  published_by: z.string(),
  is_signed: z.boolean(),
  created_at: z.string(),
  health: healthBySpan,
});
/** A version of a remote, as it is listed. */
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

/** A remote at a glance. */
export const remoteSummarySchema = z.object({
  /** Its place in the list. */
  id: z.number().int(),
  remote: z.string(),
  title: z.string(),
  owner: z.string(),
  /** Null until a version is live. */
  state: releaseStateSchema.nullable(),
  /** The last change of what is live. */
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Whether there was something before the last change. */
  can_undo: z.boolean(),
  contract: z.number().int(),
  size: z.number().int(),
  health: healthBySpan,
  /** The newest versions, the last one first. */
  newest_versions: z.array(z.string()),
});
/** A remote in the list of parts of the site. */
export type RemoteSummary = z.infer<typeof remoteSummarySchema>;

/** A remote with its grant, its newest versions and its last changes. */
export const remoteDetailSchema = remoteSummarySchema.extend({
  grant: grantSchema.nullable(),
  versions: z.array(publishedVersionSchema),
  changes: z.array(releaseChangeSchema),
});
/** A remote with its versions and history. */
export type RemoteDetail = z.infer<typeof remoteDetailSchema>;

/** The remote that a path names. */
export const remoteParamsSchema = z.object({ remote: remoteNameSchema });

/** The registry at a past moment. */
export const pastRegistryQuerySchema = z.object({
  at: z.iso.datetime({ offset: true }).pipe(instant('A valid date and time is required')),
});
/** The registry as it was at a past moment. */
export const pastRegistrySchema = z.object({
  at: z.string(),
  remotes: z.record(z.string(), releaseStateSchema),
});
