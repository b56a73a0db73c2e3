import { z } from 'zod';
import { LANGUAGES } from '../language/languages';
import { mountSchema } from './descriptor';
import { integritySchema } from './integrity';

/** `1.2.0-0a1b2c3d4e`: the package's version and the hash of everything it was built from. */
export const versionSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/, 'A version is 1.2.3-<10 hex digits>');

/** What the shell must know of a version without loading any of its code. */
const extrasSchema = z.strictObject({
  contract: z.number().int().positive(),
  title: z.string(),
  owner: z.string(),
  mounts: z.array(mountSchema).min(1),
  /** The version to fall back to in place when this one does not load. */
  previous: z
    .strictObject({ url: z.string(), integrity: integritySchema, version: versionSchema })
    .optional(),
  /** Its language, where that isn't English. */
  language: z.enum(LANGUAGES).optional(),
  /** Set while the remote is switched off: what its users read instead. */
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
/** One version of a remote in the registry. */
export type RegistryEntry = z.infer<typeof versionEntrySchema>;

const soundSplit = (entries: RegistryEntry[]) =>
  entries.filter((entry) => entry.deployment?.default ?? entries.length === 1).length === 1 &&
  entries.reduce((sum, entry) => sum + (entry.deployment?.traffic ?? 0), 0) <= 100;

/**
 * `/registry.json`, in the format of awslabs/frontend-discovery (v1-pre), validated more strictly than its own schema:
 * every version, exactly one default, a traffic sum of at most 100, real hashes.
 */
export const registrySchema = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  /** Grows with every change of what is live: a smaller one is out of date. */
  revision: z.number().int().nonnegative().optional(),
  microFrontends: z.record(
    z.string(),
    z
      .array(versionEntrySchema)
      .min(1)
      .refine(soundSplit, 'One default version, and at most 100 per cent of traffic'),
  ),
});
/** The list of what is live: `/registry.json`, in the frontend-discovery format. */
export type Registry = z.infer<typeof registrySchema>;
