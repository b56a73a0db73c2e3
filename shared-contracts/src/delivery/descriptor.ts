import { z } from 'zod';
import { ACCESS_LEVELS } from '../access/access';
import { DEPARTMENTS } from '../access/departments';
import { DOORS } from '../access/guard-floors';
import { USE_PATTERN } from '../access/uses';
import { LANGUAGES } from '../language/languages';
import { pageMountFields } from '../routing/page-mount';

/** Validates a value for subresource integrity: `sha384-` and the hash in base64. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity is sha384-…');

const mountPath = z
  .string()
  .regex(/^\/[A-Za-z0-9\-_/{}]*$/, 'A mount path starts with / and holds letters, digits, - _ /')
  .refine((path) => path === '/' || !path.endsWith('/'), 'A mount path has no slash at its end');

/**
 * Validates one path that a remote is mounted on. It covers everything below `path` unless `exact` is set.
 */
export const mountSchema = z.strictObject({
  path: mountPath,
  /**
   * The remote's `<Routes>` are relative to this path, which is `path` unless given. Mounts with the same
   * base share one instance.
   */
  base: mountPath.optional(),
  exact: z.boolean().optional(),
  guard: z.enum(ACCESS_LEVELS),
  /**
   * Restricts the mount to these departments; it then takes precedence over an unrestricted mount on the same
   * path.
   */
  departments: z.array(z.enum(DEPARTMENTS)).min(1).optional(),
  title: z.string().min(1).max(80),
  /** Labels the entry in the menu of a signed-in person; without it there is no entry. */
  nav: z.string().min(1).max(40).optional(),
  /**
   * Names the sign-in page of this mount. By default it is the leaders' page for mounts with departments,
   * else the one of the path's area.
   */
  door: z.enum(DOORS).optional(),
  /**
   * People who sign in at that page arrive at this path, and the menu's entry links to it. It must lie within
   * the mount.
   */
  landing: mountPath.optional(),
  ...pageMountFields,
  /** Lists the query parameters that the page reads on the server. The page cache ignores all others. */
  query: z
    .array(z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/))
    .max(8)
    .optional(),
});
/** Describes a path that a remote renders, with its guard and title. */
export type Mount = z.infer<typeof mountSchema>;

const landsWithin = ({ path, landing }: Mount) =>
  !landing || path === '/' || `${landing}/`.startsWith(`${path}/`);

/** Validates the name of a remote, which is also the name of its folder and part of its URLs. */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}$/, 'A remote is named in kebab-case, such as music-dashboard.');

/** Validates what a remote asks for, or a grant allows: see `USE_PATTERN`. */
export const usesSchema = z
  .array(
    z.string().regex(USE_PATTERN, 'A use is such as events.read, events.manage or events.manage:department.'),
  )
  .max(60, 'At most 60 uses.');

/** Describes the build of a version in a language other than English. */
const translationSchema = z.strictObject({
  /** Holds the hash of the manifest that lists its files. */
  manifest: integritySchema,
  /** Maps the English titles and labels to the translated ones. */
  texts: z.record(z.string(), z.string().min(1)),
});

/**
 * Validates `remote.json`, in which a remote declares its mounts. It is built into every version, and the
 * registry carries it.
 */
export const descriptorSchema = z.strictObject({
  name: remoteNameSchema,
  owner: z.string().min(1).max(80),
  contract: z.number().int().positive(),
  title: z.string().min(1).max(80),
  mounts: z
    .array(mountSchema)
    .min(1)
    .refine((mounts) => mounts.every(landsWithin), 'A landing is a path of its mount'),
  /** Lists the calls that the remote makes in an isolated frame; the grant may allow fewer. */
  uses: usesSchema.optional(),
  /** Lists the languages that the remote is built in; the default is English alone. */
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  /** The build fills this in for every language but English. */
  translations: z.partialRecord(z.enum(LANGUAGES), translationSchema).optional(),
});
/** Describes a remote as it declares itself in `remote.json`. */
export type Descriptor = z.infer<typeof descriptorSchema>;
