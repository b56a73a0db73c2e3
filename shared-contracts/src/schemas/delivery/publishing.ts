import { z } from 'zod';
import { lineText } from '../text';
import { descriptorSchema, remoteNameSchema } from '../../delivery/descriptor';
import { integritySchema } from '../../delivery/integrity';
import { versionSchema } from '../../delivery/registry';
import { consumedSchema } from '../../delivery/sharing/consumed-packages';

const fileName = z.string().max(200);

/** What becomes of a version once it is stored. */
export const PUBLISH_TARGETS = ['preview', 'canary', 'live'] as const;

/** The field of the form that says what is published; the files come after it, each under its own name. */
export const RELEASE_FIELD = 'release';
/** The field of the publishing form that holds the files. */
export const FILES_FIELD = 'files';
/** What a version may have, all of its files together. */
export const MAX_PUBLISHED_BYTES = 64 * 1024 * 1024;
/** The most files that one version may have. */
export const MAX_PUBLISHED_FILES = 1_000;

/** What is said of a built version as it is handed in. */
export const publishInputSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** The hash of every file that follows, by name. */
  files: z.record(fileName, integritySchema),
  to: z.enum(PUBLISH_TARGETS).default('live'),
  /** Per cent of visitors, for a canary. */
  percent: z.number().int().min(1).max(100).default(10),
  message: lineText(500).optional(),
  /** Ed25519 over `signedText` of the version, base64. */
  signature: z.string().max(200).optional(),
  /** What is compared before it goes live; left out, whatever is live is replaced. */
  expected_live: z.string().nullable().optional(),
});
/** What a team announces of a version before its files, as it is sent. */
export type PublishInput = z.input<typeof publishInputSchema>;
/** What a team announces of a version before its files, once it is valid. */
export type Publication = z.output<typeof publishInputSchema>;

/** The texts of the form that hands it in: one, which is JSON. */
export const publishFormSchema = z.object({ [RELEASE_FIELD]: publishInputSchema });

/** The response to publishing. */
export const publishedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  to: z.enum(PUBLISH_TARGETS),
});

/** What a check needs to know of a version: what it says of itself, and its files without their bytes. */
export const checkInputSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  descriptor: descriptorSchema,
  taken: consumedSchema.optional(),
  files: z.record(fileName, integritySchema),
  /** Bytes of scripts and styles as they are sent. */
  size: z.number().int().nonnegative(),
});
/** A version that a team wants checked without publishing it. */
export type CheckInput = z.infer<typeof checkInputSchema>;

/** One thing that was looked at. `refused` stops a publication. */
export const checkResultSchema = z.object({
  name: z.string(),
  outcome: z.enum(['passed', 'warning', 'refused']),
  message: z.string(),
});
/** One thing that a check looked at, and its outcome. */
export type CheckResult = z.infer<typeof checkResultSchema>;

/**
 * The text that a team signs: name and version of the remote, then each file with its hash, in the order of their names,
 * one to a line.
 * @param files Subresource integrity by file name.
 */
export function signedText(remote: string, version: string, files: Readonly<Record<string, string>>): string {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${files[file]} ${file}`);
  return [`narthex-release ${remote} ${version}`, ...lines].join('\n');
}
