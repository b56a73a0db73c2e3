import { z } from 'zod';
import { ACCESS_LEVELS } from '../access/access';
import { DEPARTMENTS } from '../access/departments';
import { DOORS } from '../access/guard-floors';
import { integritySchema } from './integrity';
import { LANGUAGES } from '../language/languages';
import { pageMountFields } from '../routing/page-mount';

const mountPath = z
  .string()
  .regex(/^\/[A-Za-z0-9\-_/{}]*$/, 'A mount path starts with / and holds letters, digits, - _ /')
  .refine((path) => path === '/' || !path.endsWith('/'), 'A mount path has no slash at its end');

/** One path a remote is mounted on. It covers everything below `path` unless `exact` is set. */
export const mountSchema = z.strictObject({
  path: mountPath,
  /** Where the remote's `<Routes>` begin; `path` itself unless given. Mounts with one base share one instance. */
  base: mountPath.optional(),
  exact: z.boolean().optional(),
  guard: z.enum(ACCESS_LEVELS),
  /** Only these departments; such a mount wins over a wider one on the same path. */
  departments: z.array(z.enum(DEPARTMENTS)).min(1).optional(),
  title: z.string().min(1).max(80),
  /** Label of an entry in the signed-in person's menu. */
  nav: z.string().min(1).max(40).optional(),
  /** The sign-in that leads here; without it, departments' mounts have the leaders' and others that of their area. */
  door: z.enum(DOORS).optional(),
  /** Where somebody arrives who signed in at that door, and where the menu's entry leads: a path of this mount. */
  landing: mountPath.optional(),
  ...pageMountFields,
  /** Query parameters that the page reads on the server. Any other makes no page of its own in the page cache. */
  query: z
    .array(z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/))
    .max(8)
    .optional(),
});
/** A path that a remote renders, with its guard and title. */
export type Mount = z.infer<typeof mountSchema>;

const landsWithin = ({ path, landing }: Mount) =>
  !landing || path === '/' || `${landing}/`.startsWith(`${path}/`);

/** The name of a remote: its folder, its name in the registry and in URLs. */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}$/, 'A remote is named in kebab-case, such as music-dashboard.');

/** A version in another language than English. */
const translationSchema = z.strictObject({
  /** Hash of the manifest of its files. */
  manifest: integritySchema,
  /** Its titles and labels, by the English ones. */
  texts: z.record(z.string(), z.string().min(1)),
});

/** `remote.json`: what a remote says of itself. It is built into every version and carried by the registry. */
export const descriptorSchema = z.strictObject({
  name: remoteNameSchema,
  owner: z.string().min(1).max(80),
  contract: z.number().int().positive(),
  title: z.string().min(1).max(80),
  mounts: z
    .array(mountSchema)
    .min(1)
    .refine((mounts) => mounts.every(landsWithin), 'A landing is a path of its mount'),
  /** The languages it is built in; English alone unless given. */
  languages: z.array(z.enum(LANGUAGES)).min(1).optional(),
  /** Written by the build, for each language but English. */
  translations: z.partialRecord(z.enum(LANGUAGES), translationSchema).optional(),
});
/** What a remote says of itself: `remote.json`, as it is published and carried by the registry. */
export type Descriptor = z.infer<typeof descriptorSchema>;
