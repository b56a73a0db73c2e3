import { z } from 'zod';

export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** Only these names can become paths. */
const fileKey = z
  .string()
  .regex(/^(media\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}\/original|blobs\/(?:[0-9a-f]{2}){1,64})$/);

const haveNoRepeats = (names: readonly string[]) => new Set(names).size === names.length;

const tableSchema = z.strictObject({
  name: identifier,
  columns: z.array(identifier),
  rows: count,
  /** Counts the bytes of the lines before their compression, which the hash is of. */
  bytes: count,
  sha256,
});

const sequenceSchema = z.strictObject({ name: identifier, last_value: count, is_called: z.boolean() });

const fileSchema = z.strictObject({ key: fileKey, bytes: count, sha256 });

const migrationSchema = z.strictObject({ hash: sha256, created_at: count });

export const manifestSchema = z.strictObject({
  format: z.literal('narthex-backup'),
  format_version: z.literal(FORMAT_VERSION),
  /** All that was acknowledged before this instant is in the archive. */
  as_of: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(migrationSchema).min(1),
  tables: z.array(tableSchema).refine((tables) => haveNoRepeats(tables.map(({ name }) => name))),
  sequences: z.array(sequenceSchema).refine((sequences) => haveNoRepeats(sequences.map(({ name }) => name))),
  files: z.array(fileSchema).refine((files) => haveNoRepeats(files.map(({ key }) => key))),
  /** Lists files that rows name and the site doesn't have. They never become paths. */
  missing_files: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type SequenceEntry = z.infer<typeof sequenceSchema>;
export type FileEntry = z.infer<typeof fileSchema>;
export type MigrationEntry = z.infer<typeof migrationSchema>;

/** Describes a member of the archive behind the manifest. Bytes and hash are those of its uncompressed contents. */
export interface Member {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly bytes: number;
  readonly sha256: string;
}

export const rowsMember = ({ name, bytes, sha256 }: TableEntry): Member => ({
  name: `rows/${name}.ndjson.gz`,
  isCompressed: true,
  bytes,
  sha256,
});

/** Built files are texts and get smaller; pictures and recordings are compressed by themselves. */
export const isCompressedFile = (key: string): boolean => key.startsWith('blobs/');

export const fileMember = ({ key, bytes, sha256 }: FileEntry): Member => ({
  name: isCompressedFile(key) ? `${key}.gz` : key,
  isCompressed: isCompressedFile(key),
  bytes,
  sha256,
});

/** Lists the members behind the manifest and its signature in their one order. */
export const listMembers = ({ tables, files }: Manifest): Member[] => [
  ...tables.map(rowsMember),
  ...files.map(fileMember),
];
