import { z } from 'zod';
import { descriptorSchema, remoteNameSchema, integritySchema } from '../delivery/descriptor';
import { versionSchema } from '../delivery/registry';
import { consumedSchema } from '../delivery/sharing/consumed-packages';
import { lineText } from './text';

const fileName = z.string().max(200);

/** A published version becomes live, becomes a canary, or is kept for previews. */
export const PUBLISH_TARGETS = ['preview', 'canary', 'live'] as const;

/** This form field contains the description of the version; the files come after it. */
export const RELEASE_FIELD = 'release';
/** This form field contains the files, each with its own file name. */
export const FILES_FIELD = 'files';
/** All files of a version together may have at most this size. */
export const MAX_PUBLISHED_BYTES = 64 * 1024 * 1024;
/** A version may have at most this many files. */
export const MAX_PUBLISHED_FILES = 1_000;

/** Validates the description of a built version, which is sent before its files. */
export const publishInputSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Maps the name of every file to its hash. */
  files: z.record(fileName, integritySchema),
  to: z.enum(PUBLISH_TARGETS).default('live'),
  /** Holds the share of visitors who get a canary, in per cent. */
  percent: z.number().int().min(1).max(100).default(10),
  message: lineText(500).optional(),
  /** Holds the Ed25519 signature of `signedText`, in base64. */
  signature: z.string().max(200).optional(),
  /**
   * Names the version that the author believes to be live; another one is a conflict (409). Without it the
   * live version is replaced unchecked.
   */
  expected_live: z.string().nullable().optional(),
});
/** Describes a version to be published, before validation. */
export type PublishInput = z.input<typeof publishInputSchema>;
/** Describes a validated version to be published. */
export type Publication = z.output<typeof publishInputSchema>;

/** Validates the form, whose only text field contains JSON. */
export const publishFormSchema = z.object({ [RELEASE_FIELD]: publishInputSchema });

export const publishedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  to: z.enum(PUBLISH_TARGETS),
});

/** Validates the description of a version to be checked: its descriptor and its files without their bytes. */
export const checkInputSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  descriptor: descriptorSchema,
  taken: consumedSchema.optional(),
  files: z.record(fileName, integritySchema),
  /** Holds the compressed size of scripts and styles, in bytes. */
  size: z.number().int().nonnegative(),
  /** Names what it would be published for, so that a key that may not do that is refused. */
  to: z.enum(PUBLISH_TARGETS).optional(),
});
/** Describes a version that a team wants checked without publishing it. */
export type CheckInput = z.infer<typeof checkInputSchema>;

/** Describes the result of one check. `refused` prevents publication. */
export const checkResultSchema = z.object({
  name: z.string(),
  outcome: z.enum(['passed', 'warning', 'refused']),
  message: z.string(),
});
/** Describes the result of one check. */
export type CheckResult = z.infer<typeof checkResultSchema>;

/**
 * Returns the text that a team signs: the remote's name and version, then one line per file with its hash,
 * sorted by file name.
 * @param files Subresource integrity by file name.
 */
export function signedText(remote: string, version: string, files: Readonly<Record<string, string>>): string {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${files[file]} ${file}`);
  return [`narthex-release ${remote} ${version}`, ...lines].join('\n');
}
