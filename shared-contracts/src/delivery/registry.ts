import { z } from 'zod';
import { LANGUAGES } from '../language/languages';
import { mountSchema, integritySchema } from './descriptor';

/**
 * Validates a version such as `1.2.0-0a1b2c3d4e`: the package's version and the hash of everything it was
 * built from.
 */
export const versionSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/, 'A version is 1.2.3-<10 hex digits>.');

/** The shell must know these facts of a version before it loads any of its code. */
const extrasSchema = z.strictObject({
  contract: z.number().int().positive(),
  title: z.string(),
  owner: z.string(),
  mounts: z.array(mountSchema).min(1),
  /** The shell falls back to this version when the entry's own version fails to load or to render. */
  previous: z
    .strictObject({ url: z.string(), integrity: integritySchema, version: versionSchema })
    .optional(),
  /** Names the language of the entry, unless it is English. */
  language: z.enum(LANGUAGES).optional(),
  /** If true, the code runs in a frame without rights; otherwise in the shell's document. */
  isolated: z.literal(true).optional(),
  /** While the remote is switched off, its users read this text instead. */
  disabled: z.string().min(1).optional(),
});

const versionEntrySchema = z.strictObject({
  url: z
    .string()
    .regex(
      /\/remotes\/[a-z0-9-]+\/[^/]+\/mf-manifest(\.[a-z]{2})?\.json$/,
      'url is the manifest of one version',
    ),
  metadata: z.strictObject({ integrity: integritySchema, version: versionSchema }),
  deployment: z.strictObject({ traffic: z.number().int().min(0).max(100), default: z.boolean() }).optional(),
  extras: extrasSchema,
});
/** Describes one version of a remote in the registry. */
export type RegistryEntry = z.infer<typeof versionEntrySchema>;

const soundSplit = (entries: RegistryEntry[]) =>
  entries.filter((entry) => entry.deployment?.default ?? entries.length === 1).length === 1 &&
  entries.reduce((sum, entry) => sum + (entry.deployment?.traffic ?? 0), 0) <= 100;

/**
 * Validates `/registry.json`. Its format is that of awslabs/frontend-discovery (v1-pre); this schema is
 * stricter than theirs: it requires every version, exactly one default, a traffic sum of at most 100, and
 * real hashes.
 */
export const registrySchema = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  /** Grows with every change of what is live, so a registry with a smaller number is out of date. */
  revision: z.number().int().nonnegative().optional(),
  microFrontends: z.record(
    z.string(),
    z
      .array(versionEntrySchema)
      .min(1)
      .refine(soundSplit, 'One default version, and at most 100 per cent of traffic'),
  ),
});
/** Describes `/registry.json`, which lists the live versions of all remotes. */
export type Registry = z.infer<typeof registrySchema>;
